import { profileRoutes } from '@bac/contract/accounts/profile.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { clearSessionCookie } from '../../platform/http/session-cookie.ts';
import type { Services } from '../../services.ts';
import { listAchievements } from './achievements.ts';
import { listActivity } from './activity.ts';
import { admitAvatar, changeAvatar, removeAvatar } from './avatar.ts';
import { changePassword } from '../passwords/change-password.ts';
import { changeProfile } from './change-profile.ts';
import { sessionActorOf } from '../sign-in/session-actor.ts';
import { listDevices, signDeviceOut } from '../sign-in/devices.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { readProfile } from './profile.ts';
import type { PlacesExist } from '../registration/register.ts';

export function mountProfile(mount: Mount, services: Services, placesExist: PlacesExist): void {
  const { https } = services.config;

  mount(profileRoutes, {
    'GET /id/profile': ({ account }) => readProfile(services, account.id),
    'PATCH /id/profile': (call) => changeProfile(services, placesExist, call.body, actorOf(call)),
    'POST /id/avatar': {
      admit: ({ account }) => admitAvatar(services, account.id),
      handle: async (call) => ({
        avatar: await changeAvatar(services, call.upload, actorOf(call)),
      }),
    },
    'DELETE /id/avatar': async (call) => {
      await removeAvatar(services, actorOf(call));
      return null;
    },
    'POST /id/password': async (call) => {
      await changePassword(services, call.body, sessionActorOf(call, https));
      return null;
    },
    'GET /id/sessions': (call) => listDevices(services, sessionActorOf(call, https)),
    'DELETE /id/sessions/:session': async (call) => {
      const out = await signDeviceOut(services, call.params.session, sessionActorOf(call, https));
      if (out.wasCurrent) clearSessionCookie(call.reply);
      return null;
    },
    'GET /id/activity': ({ account, query }) => listActivity(services, account.id, query),
    'GET /id/achievements': ({ account }) => listAchievements(services, account.id),
    'GET /id/preferences': ({ account }) => readPreferences(services, account.id),
    'PATCH /id/preferences': (call) => changePreferences(services, call.body, actorOf(call)),
  });
}
