/** Addresses of the service, without a trailing slash. */
export interface Site {
  /** How clients reach the service. */
  readonly publicUrl: string;
  /** Where error codes are explained. */
  readonly errorsUrl: string;
  /** Where API keys are made. */
  readonly dashboardUrl: string;
}

/** What a proxy in front may add to every path: the path of the public address, without a trailing slash. */
export function basePath({ publicUrl }: Site): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Where the operations are, without a trailing slash. */
export function apiUrl({ publicUrl }: Site): string {
  return `${publicUrl}/api/v1`;
}
