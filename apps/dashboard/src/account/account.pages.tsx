import type { Child } from 'hono/jsx';
import { MAIL_TOPICS, type MailSettings, QUOTA_WARNINGS } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { describePlan } from '../plan/plan.page.js';
import { Badge } from '../view/badge.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { Confirmation } from '../view/confirmation.js';
import { Field, SelectField } from '../view/field.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { planTitle } from '../view/plan-title.js';
import { render } from '../view/render.js';
import { formatWholeShare } from '../language/period-formats.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { SignedInContext } from '../request-context/context.decorator.js';
import type { SignInSession } from '../sign-in/sign-in.js';
import { Devices } from './devices.js';
import { readMailForm } from './mail-form.js';
import { SignInMethods, type SignInMethod } from './sign-in-methods.js';

export interface AccountPage {
  readonly plan: Plan;
  readonly mails: MailSettings;
  readonly sessions: readonly SignInSession[];
  readonly methods: readonly SignInMethod[];
}

export function accountPage(
  context: SignedInContext,
  { plan, mails, sessions, methods }: AccountPage,
): string {
  const { account } = context.words;
  const lead = (
    <>
      {account.signedInAs} <strong>{context.person.email}</strong>
    </>
  );
  return render(
    <Layout context={context} title={account.title} lead={lead}>
      <Result context={context} />
      <Setting id="plan" title={account.plan} lead={account.planLead}>
        <Card footer={<ButtonLink href="/plan">{account.plans}</ButtonLink>}>
          <p class="setting-name">
            {planTitle(plan.name)}{' '}
            <Badge tone="ok" icon="check">
              {account.currentPlan}
            </Badge>
          </p>
          <p class="hint">{describePlan(context, plan)}</p>
        </Card>
      </Setting>
      <Setting id="mails" title={account.mails} lead={account.mailsLead}>
        <MailForm context={context} mails={mails} />
      </Setting>
      {methods.length > 0 && (
        <Setting id="sign-in-methods" title={account.signIn} lead={account.signInLead}>
          <SignInMethods context={context} methods={methods} />
        </Setting>
      )}
      <Setting id="devices" title={account.devices} lead={account.devicesLead}>
        <Devices context={context} sessions={sessions} />
      </Setting>
      <Setting id="data" title={account.data} lead={account.dataLead}>
        <Card class="row-card">
          <div>
            <p class="setting-name">{account.exportTitle}</p>
            <p class="hint">{account.exportLead}</p>
          </div>
          <ButtonLink href="/account/export" icon="download" download>
            {account.export}
          </ButtonLink>
        </Card>
      </Setting>
      <Setting id="danger" title={account.danger} lead={account.dangerLead}>
        <Card class="row-card" tone="danger">
          <div>
            <p class="setting-name">{account.deleteHead}</p>
            <p class="hint">{account.deleteLead}</p>
          </div>
          <ButtonLink href="/account/delete" icon="trash" kind="danger">
            {account.delete}
          </ButtonLink>
        </Card>
      </Setting>
    </Layout>,
  );
}

/** What the form that led here did. */
function Result({ context }: { readonly context: RequestContext }): Child {
  const { account } = context.words;
  const done: Readonly<Record<string, string>> = {
    'mails-saved': account.saved,
    'signed-out-there': account.ended,
    'signed-out-elsewhere': account.endedAll,
  };
  const text = done[context.flash?.code ?? ''];
  return text === undefined ? null : <Message tone="ok" title={text} />;
}

interface SettingProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: Child;
}

/** A heading with its explanation, and beside it what can be set. */
function Setting({ id, title, lead, children }: SettingProps): Child {
  return (
    <section class="setting" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}

interface MailFormProps {
  readonly context: SignedInContext;
  readonly mails: MailSettings;
}

function MailForm({ context, mails }: MailFormProps): Child {
  const { account } = context.words;
  const { language, off, quotaWarning } = enteredMails(context) ?? mails;
  const options = LANGUAGES.map(value => ({ value, title: LANGUAGE_NAMES[value] }));
  return (
    <PostForm context={context} action="/account/mails">
      <Card footer={<Button>{account.save}</Button>}>
        {MAIL_TOPICS.map(topic => {
          const [title, hint] = account.topics[topic];
          const isOn = !off.includes(topic);
          return <Checkbox id={`topic-${topic}`} title={title} hint={hint} checked={isOn} />;
        })}
        <Checkbox id="security" title={account.security} hint={account.securityHint} checked disabled />
        <SelectField
          id="quota-warning"
          name="quota-warning"
          label={account.firstQuotaMail}
          options={QUOTA_WARNINGS.map(percent => ({
            value: String(percent),
            title:
              percent === 100
                ? account.onlyUsedUp
                : account.atShare(formatWholeShare(context.language, percent / 100)),
          }))}
          chosen={String(quotaWarning)}
        />
        <SelectField
          id="mail-language"
          name="language"
          label={account.mailLanguage}
          options={options}
          chosen={language ?? context.language}
        />
      </Card>
    </PostForm>
  );
}

/** What was chosen in a form that could not be carried out. */
function enteredMails({ flash }: RequestContext): MailSettings | undefined {
  return readMailForm(flash?.values);
}

interface CheckboxProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
}

function Checkbox({ id, title, hint, checked, disabled }: CheckboxProps): Child {
  return (
    <div class="choice">
      <input
        type="checkbox"
        id={id}
        name={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
      />
      <div>
        <label for={id}>{title}</label>
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
    </div>
  );
}

export function deletePage(context: SignedInContext): string {
  const { account } = context.words;
  const isWrong = context.flash?.code === 'wrong-address';
  const address = (
    <Field
      id="email"
      name="email"
      type="email"
      autocomplete="off"
      required
      label={account.deleteConfirm(context.person.email)}
      error={isWrong ? account.deleteWrong : undefined}
    />
  );
  return render(
    <Confirmation
      context={context}
      title={account.deleteTitle}
      action="/account/delete"
      once
      cancelHref="/account"
      cancel={account.cancel}
      confirm={account.deleteYes}
      fields={address}
    >
      <p>{account.deleteWarning}</p>
      <p>{account.keptLead}</p>
      <ul>
        {account.kept.map(what => (
          <li>{what}</li>
        ))}
      </ul>
    </Confirmation>,
  );
}

export function deletedPage(context: RequestContext): string {
  const { account } = context.words;
  return render(
    <Layout context={context} title={account.deletedTitle} isDialog>
      <div class="dialog-text">{account.deleted}</div>
      <div class="actions end">
        <ButtonLink href="/sign-in">{context.words.signIn.title}</ButtonLink>
      </div>
    </Layout>,
  );
}
