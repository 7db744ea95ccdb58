/* global document, fetch */
// The console: a real request from this browser to the API, and everything that came back.

const form = document.getElementById('console');
const part = name => document.getElementById(`console-${name}`);

form.hidden = false;
form.addEventListener('submit', async event => {
  event.preventDefault();
  part('answer').hidden = true;
  part('status').textContent = form.dataset.sending;
  const path = part('path').value.trim().replace(/^\/*/, '/');
  try {
    const answer = await fetch(form.dataset.api + path, {
      headers: { authorization: `Bearer ${part('key').value.trim()}` },
    });
    show(answer, await answer.text());
  } catch {
    part('status').textContent = form.dataset.failed;
  }
});

function show(answer, body) {
  part('status').textContent = `${answer.status} ${answer.statusText}`;
  part('headers').textContent = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  part('body').textContent = readable(body);
  part('answer').hidden = false;
}

function readable(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
