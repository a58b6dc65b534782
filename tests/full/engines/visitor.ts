/** A visitor in any browser engine: as little as the main journeys need. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** In CSS pixels, of the page. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** As with the browser's own button. */
  back(): Promise<void>;
  quit(): Promise<void>;
}
