import { Module } from '@nestjs/common';
import { TryItController } from './try-it.controller.js';

/** A real request from the browser to the API. */
@Module({ controllers: [TryItController] })
export class TryItModule {}
