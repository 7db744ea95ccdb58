import {
  DeleteQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
  type UnknownRow,
} from 'kysely';
import { DatabaseUnavailable } from '#libs/accounts';

/** Makes any kind of database fail when rows of one table are deleted, or selected. */
export class FailingStatement implements KyselyPlugin {
  constructor(
    private readonly kind: 'delete' | 'select',
    private readonly table: string,
  ) {}

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const kind = this.kind === 'delete' ? DeleteQueryNode : SelectQueryNode;
    if (kind.is(node) && node.from?.froms.some(from => this.isTheTable(from)) === true)
      throw new DatabaseUnavailable('test:', 'cut off');
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }

  private isTheTable(node: { readonly kind: string }): boolean {
    return TableNode.is(node as TableNode) && (node as TableNode).table.identifier.name === this.table;
  }
}
