import type { Column } from '@wayside/ui';

/** A column without its id, and without its header if that is the text for the id. */
export type Unnamed<Item> = Omit<Column<Item>, 'id' | 'header'> & { readonly header?: string };

/** Ids of the columns that have no header of their own. */
type Headless<Columns> = {
  [Id in keyof Columns]: Columns[Id] extends { readonly header: string } ? never : Id;
}[keyof Columns];

/**
 * Columns by their id. The header is the text for the id, unless a column has its own. Those that are undefined are
 * left out.
 */
export function columnsOf<Item, Columns extends Readonly<Record<string, Unnamed<Item> | undefined>>>(
  columns: Columns & Readonly<Record<string, Unnamed<NoInfer<Item>> | undefined>>,
  headerOf: (id: Headless<Columns>) => string,
): Column<Item>[] {
  return Object.entries(columns).flatMap(([id, column]) =>
    column ? { ...column, id, header: column.header ?? headerOf(id as Headless<Columns>) } : [],
  );
}
