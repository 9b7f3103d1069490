import { profileRoutes } from '@bac/contract/accounts/profile.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import { clearSessionCookie, readSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Person } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';
import { listAchievements } from './achievements.ts';
import { listActivity } from './activity.ts';
import { changeAvatar, removeAvatar } from './avatar.ts';
import { changePassword } from '../passwords/change-password.ts';
import { changeProfile } from './change-profile.ts';
import { listDevices, signDeviceOut } from '../sign-in/devices.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { readProfile } from './profile.ts';
import type { KnowsPlaces } from '../registration/register.ts';

interface Call {
  account: Person;
  request: FastifyRequest;
}

export function mountProfile(mount: Mount, services: Services, knowsPlaces: KnowsPlaces): void {
  const askingOf = ({ account, request }: Call) => ({
    accountId: account.id,
    token: readSessionCookie(request, services.config.https) ?? '',
    requestId: request.id,
  });

  mount(profileRoutes, {
    'GET /id/profile': ({ account }) => readProfile(services, account.id),
    'PATCH /id/profile': (call) => changeProfile(services, knowsPlaces, call.body, askingOf(call)),
    'POST /id/avatar': async (call) => ({
      avatar: await changeAvatar(services, call.upload, askingOf(call)),
    }),
    'DELETE /id/avatar': async (call) => {
      await removeAvatar(services, askingOf(call));
      return null;
    },
    'POST /id/password': async (call) => {
      const asking = { ...askingOf(call), language: call.language };
      await changePassword(services, call.body, asking);
      return null;
    },
    'GET /id/sessions': (call) => listDevices(services, askingOf(call), call.language),
    'DELETE /id/sessions/:session': async (call) => {
      const out = await signDeviceOut(services, call.params.session, askingOf(call));
      if (out.wasCurrent) clearSessionCookie(call.reply);
      return null;
    },
    'GET /id/activity': ({ account, query }) => listActivity(services, account.id, query),
    'GET /id/achievements': ({ account }) => listAchievements(services, account.id),
    'GET /id/preferences': ({ account }) => readPreferences(services, account.id),
    'PATCH /id/preferences': (call) => changePreferences(services, call.body, askingOf(call)),
  });
}
