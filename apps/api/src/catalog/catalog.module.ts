import { Module } from '@nestjs/common';
import { Catalog, CatalogGenerations, CursorCodec } from '#libs/catalog';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { CATALOG_CONNECTION, type CatalogConnection } from '../connections.js';
import { composeCatalog } from './compose-catalog.js';
import { cursorSecrets } from './cursor-secrets.js';

/** Injects the secrets that sign cursors, newest first. */
export const CURSOR_SECRETS = Symbol('cursor secrets');

/** The catalog, on the engine that the configuration names. */
@Module({
  providers: [
    { provide: CATALOG_CONNECTION, inject: [CONFIG, LOG], useFactory: composeCatalog },
    { provide: CURSOR_SECRETS, inject: [CONFIG, LOG], useFactory: cursorSecrets },
    {
      provide: CatalogGenerations,
      inject: [CATALOG_CONNECTION],
      useFactory: ({ generations }: CatalogConnection) => generations,
    },
    {
      provide: Catalog,
      inject: [CATALOG_CONNECTION, CURSOR_SECRETS],
      useFactory: ({ search, generations }: CatalogConnection, secrets: [string, ...string[]]) =>
        new Catalog(search, generations, new CursorCodec(secrets)),
    },
  ],
  exports: [CATALOG_CONNECTION, CURSOR_SECRETS, CatalogGenerations, Catalog],
})
export class CatalogModule {}
