import {
  KeyPublication,
  type PublicationBatch,
  type PublicationState,
  type PublishedRevisions,
} from '#libs/admission';

/** Forwards every call to another publication; tests override methods to delay them or make them fail. */
export abstract class DelegatingPublication extends KeyPublication {
  /** Returns the other publication; throws while it cannot be reached. */
  protected abstract reach(): KeyPublication;

  override get epoch(): string {
    return '';
  }
  override async state(): Promise<PublicationState> {
    return this.reach().state();
  }
  override async claim(databaseId: string, insteadOf?: string): Promise<string> {
    return this.reach().claim(databaseId, insteadOf);
  }
  override async publish(batch: PublicationBatch): Promise<void> {
    return this.reach().publish(batch);
  }
  override async revisions(): Promise<PublishedRevisions> {
    return this.reach().revisions();
  }
  override async withdraw(keyIds: readonly string[]): Promise<void> {
    return this.reach().withdraw(keyIds);
  }
  override async withdrawAccounts(accountTags: readonly string[]): Promise<void> {
    return this.reach().withdrawAccounts(accountTags);
  }
  override async complete(databaseId: string): Promise<void> {
    return this.reach().complete(databaseId);
  }
}
