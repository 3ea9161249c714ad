/** A step of a walk-through as it comes from the scenario server; the browser knows nothing else of the scenarios. */
export interface Step {
  say: string;
  note?: string;
  open?: string;
  type?: Readonly<Record<string, string>>;
  press?: { role: string; name: string };
  see?: string;
}
