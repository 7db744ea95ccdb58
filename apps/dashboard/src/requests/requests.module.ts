import { Module } from '@nestjs/common';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { RecentRequests } from './recent-requests.js';
import { RequestsController } from './requests.controller.js';

/** The last requests of each key. */
@Module({
  controllers: [RequestsController],
  providers: [
    {
      provide: RecentRequests,
      inject: [ACCOUNTS],
      useFactory: ({ ownKeys, requestLog }: AccountsConnection) => new RecentRequests(ownKeys, requestLog),
    },
  ],
})
export class RequestsModule {}
