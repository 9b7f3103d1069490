import { placeRoutes } from '@bac/contract/accounts/places.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { listDistricts, listProvinces, listWards, searchWards } from './places.ts';

export function mountPlaces(mount: Mount): void {
  mount(placeRoutes, {
    'GET /places/provinces': () => listProvinces(),
    'GET /places/provinces/:province/districts': ({ params }) => listDistricts(params.province),
    'GET /places/districts/:district/wards': ({ params }) => listWards(params.district),
    'GET /places/wards': ({ query }) => searchWards(query.search),
  });
}
