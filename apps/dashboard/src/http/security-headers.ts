import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '#libs/config';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Everything comes from the dashboard itself; only the page for trying out also speaks to the API. */
export function securityHeaders({ http, dashboard }: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: SELF,
        fontSrc: SELF,
        connectSrc: [...SELF, new URL(http.publicUrl).origin],
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
