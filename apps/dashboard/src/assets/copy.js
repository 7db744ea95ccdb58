/* global clearTimeout, document, navigator, setTimeout */
// Shows the copy buttons and makes them work; without this script they stay hidden.

const SHOWN_FOR_MS = 2_000;

for (const button of document.querySelectorAll('[data-copy]')) {
  const label = button.querySelector('span');
  const before = label.textContent;
  let shown;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(source.textContent);
      label.textContent = button.dataset.copied;
    } catch {
      label.textContent = button.dataset.failed;
    }
    button.classList.add('done');
    clearTimeout(shown);
    shown = setTimeout(() => {
      label.textContent = before;
      button.classList.remove('done');
    }, SHOWN_FOR_MS);
  });
}
