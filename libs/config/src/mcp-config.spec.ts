import { expect, it } from '@jest/globals';
import { loadMcpConfig } from './mcp-config.js';

it.each(['https://assistant.example/', 'assistant.example', 'https://Assistant.example', '*'])(
  'an origin that no browser sends is refused: %s',
  origin => {
    expect(() => loadMcpConfig({ MCP_ALLOWED_ORIGINS: origin })).toThrow(
      `MCP_ALLOWED_ORIGINS must list origins such as https://assistant.example, but has "${origin}"`,
    );
  },
);

it('origins are taken as browsers send them', () => {
  const { http } = loadMcpConfig({ MCP_ALLOWED_ORIGINS: 'https://assistant.example, http://localhost:8080' });
  expect(http.allowedOrigins).toEqual(['https://assistant.example', 'http://localhost:8080']);
});
