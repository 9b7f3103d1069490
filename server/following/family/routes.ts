import { familyRoutes } from '@bac/contract/following/family.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { SignedIn } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { accept, lookAt } from './invitations/answer-invitation.ts';
import type { Asking } from './asking.ts';
import { readChildren, readChildResults } from './children/children.ts';
import { changeConsent } from './consents.ts';
import { readFamily } from './family.ts';
import { closeByOwn, invite } from './invitations/invite.ts';
import { endLink, setLetters, stopLetters } from './links.ts';

interface Call {
  account: SignedIn;
  request: FastifyRequest;
  language: Language;
}

const askingOf = ({ account, request, language }: Call): Asking => ({
  account,
  requestId: request.id,
  address: request.ip,
  language,
});

export function mountFamily(mount: Mount, services: Services): void {
  mount(familyRoutes, {
    'GET /family': ({ account }) => readFamily(services, account),
    'POST /family/invitations': (call) => invite(services, call.body, askingOf(call)),
    'DELETE /family/invitations/:invitation': (call) =>
      closeByOwn(services, call.params.invitation, askingOf(call)),
    'GET /family/invitations/:code': (call) => lookAt(services, call.params.code, askingOf(call)),
    'POST /family/invitations/:code/acceptance': (call) =>
      accept(services, call.params.code, call.body.consent, askingOf(call)),
    'DELETE /family/links/:link': (call) => endLink(services, call.params.link, askingOf(call)),
    'PUT /family/links/:link/letters': (call) =>
      setLetters(services, call.params.link, call.body.hasLetters, askingOf(call)),
    'POST /family/letters/stop': ({ body }) => stopLetters(services, body.token),
    'PUT /family/children/:student/consent': (call) =>
      changeConsent(services, call.params.student, call.body.consent, askingOf(call)),
    'GET /family/children': ({ account }) => readChildren(services, account.id),
    'GET /family/children/:student/results': ({ account, params }) =>
      readChildResults(services, account.id, params.student),
  });
}
