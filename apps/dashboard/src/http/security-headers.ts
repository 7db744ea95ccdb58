import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '#libs/config';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Everything comes from the dashboard itself, and no script of a page sends a request. */
export function securityHeaders({ dashboard }: Pick<Config, 'dashboard'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: SELF,
        fontSrc: SELF,
        connectSrc: NONE,
        formAction: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
      },
    },
    // `no-referrer` would make browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: dashboard.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}
