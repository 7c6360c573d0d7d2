/** What the journeys ask of a browser. Each engine's driver gives it; everything else is written once, in visitor.ts. */

/** How a browser is started. */
export type Settings = {
  /** Whether the visitor wants less motion. */ still?: boolean;
  /** Whether the system's theme is the dark one. */ dark?: boolean;
  /** Whether pages run no scripts. */ scriptless?: boolean;
};

/** Keys by the names that the DOM gives them. */
export type Key = "ArrowDown" | "ArrowRight" | "Backspace" | "Control" | "Enter" | "Escape" | "Tab";

/** A started browser with one window. */
export interface Engine {
  /** The engine's own version, such as "153.7". */
  readonly version: string;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page this width; the height is 800 or a little less. CSS pixels. */
  resize(width: number): Promise<void>;
  /** Moves the pointer to a point of the window, in CSS pixels from its left upper corner. */
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a key, or a letter, while others are held. */
  press(key: Key | string, ...held: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Runs a function in the page. It must hold all that it uses. */
  run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Runs the source of a script in the page, whatever the page's policy. */
  load(source: string): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that can be started. */
export type EngineKind = {
  name: string;
  /** The Debian packages that it comes from. */ packages: readonly string[];
  /** The programs without which it cannot be started, by their paths; an empty one was not found. */
  programs: readonly string[];
  start(settings: Settings): Promise<Engine>;
};

/** The height that windows are given, in CSS pixels. */
export const height = 800;
