export interface Sample {
  readonly id: string;
  /** Names of languages are the same in every language. */
  readonly title: string;
  readonly text: string;
}

/** A first request in several programming languages, ready to paste. Needs no additional installation. */
export function samplesFor(key: string, apiUrl: string): Sample[] {
  const url = `${apiUrl}/games?q=catan`;
  return [
    { id: 'sample-curl', title: 'curl', text: `curl -H "Authorization: Bearer ${key}" "${url}"` },
    {
      id: 'sample-javascript',
      title: 'JavaScript',
      text: `const answer = await fetch("${url}", {
  headers: { Authorization: "Bearer ${key}" },
});
console.log(answer.status, await answer.json());`,
    },
    {
      id: 'sample-python',
      title: 'Python',
      text: `import json, urllib.request

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer ${key}"})
with urllib.request.urlopen(request) as answer:
    print(answer.status, json.load(answer))`,
    },
  ];
}
