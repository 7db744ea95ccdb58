/* global document, navigator, setTimeout */
// Shows the copy buttons and makes them work; without this script they stay hidden.

const SAID_FOR_MS = 2_000;

for (const button of document.querySelectorAll('[data-copy]')) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = button.dataset.copied;
    } catch {
      button.textContent = button.dataset.failed;
    }
    setTimeout(() => (button.textContent = label), SAID_FOR_MS);
  });
}
