import type { Child } from 'hono/jsx';

export interface Column<Row> {
  /** Its heading, repeated before each value on narrow screens. Empty for actions. */
  readonly title: string;
  /** `name` heads the row, once a table; `state` follows it on narrow screens; `actions` come last. */
  readonly kind?: 'name' | 'state' | 'number' | 'actions' | 'text';
  readonly cell: (row: Row) => Child;
}

export interface RowGroup<Row> {
  /** A heading above the rows. */
  readonly title?: string;
  /** For rows that matter less. */
  readonly isMuted?: boolean;
  readonly rows: readonly Row[];
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  readonly class?: string;
}

/** A table whose rows become cards on narrow screens. The roles are stated, because such a layout would take them. */
export function DataTable<Row>({ label, columns, groups, class: more = '' }: DataTableProps<Row>): Child {
  return (
    <table class={`rows ${more}`.trim()} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, kind = 'text' }) => (
            <th scope="col" role="columnheader" class={kind}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, isMuted = false, rows }) => (
        <tbody role="rowgroup" class={isMuted ? 'muted' : undefined}>
          {title !== undefined && (
            <tr class="group" role="row">
              <th scope="colgroup" role="rowheader" colspan={columns.length}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(row => (
            <tr role="row">
              {columns.map(column => (
                <Cell column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }): Child {
  const { title, kind = 'text', cell } = column;
  if (kind === 'name')
    return (
      <th scope="row" role="rowheader" class="name">
        {cell(row)}
      </th>
    );
  return (
    <td role="cell" class={kind} data-label={title}>
      {cell(row)}
    </td>
  );
}
