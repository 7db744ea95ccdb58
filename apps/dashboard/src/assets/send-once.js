/* global document, window */
// Ignores the second click on a button whose form makes something: the server makes it once, but its page shows it once.

const sent = new WeakSet();

for (const { form } of document.querySelectorAll('input[name="formId"]'))
  form.addEventListener('submit', event => {
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
  });

// A page that Back brings from memory can be sent again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.location.reload();
});
