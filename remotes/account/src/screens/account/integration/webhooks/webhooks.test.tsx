import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from '@archway/contracts';
import { en } from '../../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../../screen.fixture.tsx';
import { IntegrationSection } from '../IntegrationSection.tsx';

const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  ...{ webhookId: '7', url: 'https://practice.example.com/archway', events: ['case.status_changed'] },
  ...{ enabled: true, gaveUp: false, createTime: '2026-11-24T08:00:00.000Z', ...changes },
});
const delivery: WebhookDelivery = {
  ...{ deliveryId: '9', type: 'case.status_changed', state: 'failed', tries: 17, lastStatus: 502 },
  ...{ lastAnswer: 'bad gateway', createTime: '2026-11-24T08:00:00.000Z', endTime: '2026-11-24T09:00:00.000Z' },
};
const others = { '/apiKeys': [], '/creativeAligner/config': null };
const press = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })));
const open = () => show(<IntegrationSection user={userOf(practice())} />, userOf(practice()));

afterEach(() => jest.restoreAllMocks());

test('an endpoint is added with its events, none of which is too few, and its secret is shown this once', async () => {
  const secret = 'whsec_a-secret-that-is-shown-once';
  const answers: Record<string, unknown> = { ...others, '/webhooks': [] };
  const sent = serve(answers);
  await open();
  await screen.findByText(en.webhooks.none);
  await press(en.webhooks.add);
  const dialog = within(await screen.findByRole('dialog'));
  const url = 'https://practice.example.com/archway';
  fireEvent.change(dialog.getByLabelText(en.webhooks.url, { exact: false, selector: 'input' }), {
    target: { value: url },
  });
  for (const box of dialog.getAllByRole('checkbox')) fireEvent.click(box);
  await press(en.webhooks.add, dialog);
  expect(dialog.getByText(en.webhooks.eventNeeded)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
  answers['/webhooks'] = { ...webhook(), secret };
  await press(en.webhooks.add, dialog);
  await screen.findByText(secret);
  expect(sent).toEqual([{ path: '/api/doctor/outpatient/1/webhooks', body: { url, events: ['case.status_changed'] } }]);
});

test('an endpoint that was given up says so, and its log shows what it answered', async () => {
  const rows = { rows: [delivery], total: 1, pageNum: 1, pageSize: 50 };
  const gone = webhook({ enabled: false, gaveUp: true });
  serve({ ...others, '/webhooks/7/deliveries': rows, '/webhooks': [gone] });
  await open();
  await screen.findByText(en.webhooks.gaveUp);
  await press(`More about ${gone.url}`);
  fireEvent.click(await screen.findByText(en.webhooks.log));
  await screen.findByText('bad gateway');
  expect(screen.getByText(/HTTP 502/)).toBeTruthy();
  // Nothing can be sent again to what is off.
  expect(screen.queryByRole('button', { name: en.webhooks.resend })).toBeNull();
});
