import {
  DeleteQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
} from 'kysely';
import { DatabaseUnavailable } from '#libs/accounts';

/** Makes any kind of database fail when rows of one table are deleted. */
export class FailingDeletion implements KyselyPlugin {
  constructor(private readonly table: string) {}

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (DeleteQueryNode.is(node) && node.from.froms.some(from => this.isTheTable(from)))
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
