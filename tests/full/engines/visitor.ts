/** A visitor in any browser engine, with only the actions that the tests need. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; its value must be serializable as JSON. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Presses the browser's Back button. */
  back(): Promise<void>;
  quit(): Promise<void>;
}
