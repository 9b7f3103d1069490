import { familyRoutes } from '@bac/contract/following/family.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation, previewInvitation } from './invitations/answer-invitation.ts';
import { readChildren, readChildResults } from './children/children.ts';
import { changeConsent } from './consents.ts';
import { readFamily } from './family.ts';
import { withdrawOrDecline, createInvitation } from './invitations/invite.ts';
import { endLink, setWeeklyEmail, stopWeeklyEmail } from './links.ts';

export function mountFamily(mount: Mount, services: Services): void {
  mount(familyRoutes, {
    'GET /family': ({ account }) => readFamily(services, account),
    'POST /family/invitations': (call) => createInvitation(services, call.body, actorOf(call)),
    'DELETE /family/invitations/:invitation': (call) =>
      withdrawOrDecline(services, call.params.invitation, actorOf(call)),
    'GET /family/invitations/:code': (call) =>
      previewInvitation(services, call.params.code, actorOf(call)),
    'POST /family/invitations/:code/acceptance': (call) =>
      acceptInvitation(services, call.params.code, call.body.consent, actorOf(call)),
    'DELETE /family/links/:link': (call) => endLink(services, call.params.link, actorOf(call)),
    'PUT /family/links/:link/weekly-email': (call) =>
      setWeeklyEmail(services, call.params.link, call.body.getsWeeklyEmail, actorOf(call)),
    'POST /family/weekly-email/unsubscribe': ({ body }) => stopWeeklyEmail(services, body.token),
    'PUT /family/children/:student/consent': (call) =>
      changeConsent(services, call.params.student, call.body.consent, actorOf(call)),
    'GET /family/children': ({ account }) => readChildren(services, account.id),
    'GET /family/children/:student/results': ({ account, params }) =>
      readChildResults(services, account.id, params.student),
  });
}
