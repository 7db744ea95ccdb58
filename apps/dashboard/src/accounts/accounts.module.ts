import { Global, Inject, Module } from '@nestjs/common';
import { Accounts, Mails, OwnKeys, PersonalData, Plans, UsageHistory } from '#libs/accounts';
import { ProcessMetrics } from '#libs/service';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { composeAccounts } from './compose-accounts.js';
import { watchAccounts } from './watch-accounts.js';

const providers = [
  { provide: ACCOUNTS, inject: [CONFIG, LOG, ProcessMetrics], useFactory: composeAccounts },
  { provide: Accounts, inject: [ACCOUNTS], useFactory: ({ accounts }: AccountsConnection) => accounts },
  { provide: OwnKeys, inject: [ACCOUNTS], useFactory: ({ ownKeys }: AccountsConnection) => ownKeys },
  {
    provide: PersonalData,
    inject: [ACCOUNTS],
    useFactory: ({ personalData }: AccountsConnection) => personalData,
  },
  { provide: Plans, inject: [ACCOUNTS], useFactory: ({ plans }: AccountsConnection) => plans },
  { provide: Mails, inject: [ACCOUNTS], useFactory: ({ mails }: AccountsConnection) => mails },
  { provide: UsageHistory, inject: [ACCOUNTS], useFactory: ({ history }: AccountsConnection) => history },
];

/** The accounts database and the limiter's store, on the configured engines, for the pages of every group. */
@Global()
@Module({ providers, exports: providers })
export class AccountsModule {
  constructor(@Inject(ACCOUNTS) accounts: AccountsConnection, metrics: ProcessMetrics) {
    watchAccounts(metrics, accounts);
  }
}
