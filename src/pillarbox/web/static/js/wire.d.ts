// The messages of the table's socket, as docs/wire.md tells them; for the type check only.
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  policy: string;
  stand_in: string;
  here: boolean;
  yours: boolean;
  host: boolean;
  ready: boolean;
  seed: "" | "wanted" | "committed" | "opened";
  agrees: boolean;
  clock: { left: number; running: boolean } | null;
}
export interface TableInfo {
  code: string;
  title: string;
  game: string;
  ruleset: string;
  ruleset_title: string;
  host: boolean;
  seats: SeatInfo[];
  settings: {
    coach: boolean;
    chat: boolean;
    lock: boolean;
    pause: boolean;
    private: boolean;
    dice: "fair" | "real";
    clock: Record<string, number> | null;
  };
  watchers: number;
  late: number;
  phase: "waiting" | "seeds" | "playing" | "over" | "aborted";
  match: string;
  matches: number;
}
export interface View {
  type: "view";
  version: number;
  table: TableInfo;
  node: number | null;
  mine: number[];
  seat: number;
  view: any;
  texts: Record<string, any>;
  log: { version: number; seat: number; text: string }[];
  dice: { kind: string; commit: string; throw: number; seal: string; seed: string } | null;
  chain: string;
  app: string;
}
export interface Item {
  kind: string;
  seat: number;
  faces: number[] | null;
  text: string;
}
export type Inbound =
  | View
  | { type: "events"; version: number; items: Item[] }
  | { type: "current"; version: number }
  | { type: "refused"; id: string; text: string }
  | { type: "busy"; id: string; text: string; retry: number }
  | { type: "done"; id: string; version: number }
  | { type: "preview"; id: string; seat: number; view: any; legal: string[]; line: string }
  | { type: "advice"; id: string; seat: number; moves: any[]; objective: string; notes: string[] }
  | { type: "said"; seat: number; name: string; phrase: string; what: string; text: string }
  | { type: "presence"; seats: boolean[]; watchers: number }
  | { type: "paused"; text: string }
  | { type: "pong" }
  | { type: "bye"; code: number; text: string };
