import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Avatar } from './avatar.js';
import { PostForm } from './form.js';

/** Who has signed in, and the way out. */
export function SignOut({ context }: { readonly context: RequestContext }): Child {
  const email = context.person?.email ?? '';
  // A long address breaks before its host, rather than within a word.
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at)];
  return (
    <div class="person">
      <Avatar email={email} />
      <div>
        <strong>
          {name}
          <wbr />
          {domain}
        </strong>
        <PostForm context={context} action="/sign-out">
          <button class="link">{context.words.site.signOut}</button>
        </PostForm>
      </div>
    </div>
  );
}
