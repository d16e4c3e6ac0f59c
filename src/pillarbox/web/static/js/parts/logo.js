/** A picture to stand on a sheet: sent as it is where it is small, else drawn anew so that it is. Must never leave this device but as asked. */

/** Pixels of its longer side, of those drawn anew: on paper a logo is a few centimetres long. */
const SIDES = [900, 600, 400, 250];
/** A browser should not be asked to open more than this, in bytes. */
const MOST = 30 * 1024 * 1024;
const KINDS = ["image/png", "image/jpeg"];

/** The reason, as the id of a text, why a file is not taken. */
export class NoPicture extends Error {}

/** @param {Blob} blob @returns {Promise<string>} its bytes in base64 */
async function written(blob) {
  let text = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {Blob} file @returns {Promise<HTMLImageElement>} */
async function opened(file) {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new NoPicture("web-print-logo-none");
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

/** @param {HTMLImageElement} image @param {number} side @param {string} kind @returns {Promise<Blob | null>} */
function drawn(image, side, kind) {
  // a drawing without measures of its own has none here either
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = side / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  if (kind === "image/jpeg") {
    // such pictures have no see-through parts: the sheet is white beneath
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, kind, 0.8));
}

/**
 * A picture in base64, of at most so many bytes.
 * @param {File} file @param {number} most
 * @returns {Promise<string>}
 * @throws {NoPicture}
 */
export async function read(file, most) {
  if (file.size > MOST) throw new NoPicture("web-print-logo-large");
  const image = await opened(file);
  const small = Math.max(image.naturalWidth, image.naturalHeight) <= 2000;
  if (small && file.size <= most && KINDS.includes(file.type)) return written(file);
  for (const side of SIDES) {
    for (const kind of KINDS) {
      const made = await drawn(image, side, kind);
      if (made && made.size <= most) return written(made);
    }
  }
  throw new NoPicture("web-print-logo-large");
}
