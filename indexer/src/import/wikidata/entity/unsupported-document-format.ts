/** An item in the form of the REST API. */
export class UnsupportedDocumentFormat extends Error {
  constructor(id: string) {
    super(
      `${id} is in the form of the REST API, in which labels and statements are written in another way; ` +
        'fetch it from Special:EntityData or with wbgetentities',
    );
    this.name = 'UnsupportedDocumentFormat';
  }
}
