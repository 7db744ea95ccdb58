import { All, Controller } from '@nestjs/common';
import { Public } from '../request-context/signed-in.guard.js';
import { PageError } from '../http/page-error.js';
import { UNREADABLE } from '../http/unreadable-address.js';

/** Answers the requests that `routeAgain` sends here, after all hooks and with a normal page. */
@Public()
@Controller(UNREADABLE)
export class UnreadableAddressController {
  @All()
  refuse(): never {
    throw new PageError('bad-request');
  }
}
