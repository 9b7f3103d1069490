const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the console shows what an entry is about, if it does. */
export function subjectPath(subject: string): string | undefined {
  const [kind, ...rest] = subject.split(':');
  const id = rest.at(-1) ?? '';
  if (kind === 'account' && uuid.test(id)) return `/admin/users/${id}`;
  if (kind === 'attempt' && uuid.test(id)) return `/admin/test-results/${id}`;
  if (kind === 'calibration' && uuid.test(id)) return `/admin/questions/statistics/${id}`;
  if (kind === 'content' && uuid.test(id)) return `/admin/content/${id}`;
  if (kind === 'content' || kind === 'content-kind') return '/admin/content';
  if (kind === 'item') return `/admin/questions/${id}`;
  if (kind === 'structure') return '/admin/modules';
  if (kind === 'test') return `/admin/tests/${id}`;
  if (kind === 'ticket' && uuid.test(id)) return `/admin/tickets/${id}`;
  if (kind === 'canned') return '/admin/tickets/canned';
  if (kind === 'role') return '/admin/roles';
  if (kind === 'settings' || kind === 'threshold') return '/admin/system-settings';
  if (kind === 'broadcast') return '/admin/notifications?tab=sent';
  return undefined;
}
