/** Data: the style of all pages. System fonts and colours that keep a contrast of 7:1 in light and dark. */
export const PAGE_STYLE = `
:root { --ink: #1c1b22; --paper: #fdfcf9; --soft: #f1eee6; --line: #d9d3c5; --accent: #7a2e0e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceae4; --paper: #17161b; --soft: #232128; --line: #45414d; --accent: #ffb48a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -0.01em; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0.5rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.92em; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; overflow-x: auto; }
ul { padding-left: 1.2rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); }
`;
