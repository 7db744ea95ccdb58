import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { RESOURCES } from '#libs/catalog';
import { V1Module } from './v1.module.js';

describe('V1Module', () => {
  it.each(RESOURCES)(
    'imports the module of %s, which is in a folder of its own with its controller',
    async list => {
      const Name = list.charAt(0).toUpperCase() + list.slice(1);
      const folder = `./${list}/${list}`;
      const { [`${Name}Module`]: module } = (await import(`${folder}.module.js`)) as Record<string, Type>;
      const { [`${Name}Controller`]: controller } = (await import(`${folder}.controller.js`)) as Record<
        string,
        Type
      >;
      expect(Reflect.getMetadata(MODULE_METADATA.IMPORTS, V1Module)).toContain(module);
      expect(Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module!)).toContain(controller);
    },
  );
});
