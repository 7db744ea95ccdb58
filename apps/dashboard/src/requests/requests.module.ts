import { Module } from '@nestjs/common';
import { RecentRequests } from './recent-requests.js';
import { RequestsController } from './requests.controller.js';

/** The last requests of each key. */
@Module({
  controllers: [RequestsController],
  providers: [RecentRequests],
})
export class RequestsModule {}
