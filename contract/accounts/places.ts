import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/** A province, district or ward: the three levels of Vietnamese addresses until July 2025. */
const place = z.object({ code: z.string(), name: z.string() });

export type Place = z.infer<typeof place>;

export interface FoundWard {
  province: Place;
  district: Place;
  ward: Place;
  since2025: { ward: string; province: string } | null;
}

const since2025 = z.object({ ward: z.string(), province: z.string() }).nullable();

const code = z.string().regex(/^\d{1,6}$/);

export const placeRoutes = {
  'GET /places/provinces': {
    summary: 'The 63 provinces and cities, by name.',
    who: 'anyone',
    reply: z.array(place),
  },
  'GET /places/provinces/:province/districts': {
    summary: 'The districts of a province.',
    who: 'anyone',
    params: z.object({ province: code }),
    reply: z.array(place),
    failures: ['NOT_FOUND'],
  },
  'GET /places/districts/:district/wards': {
    summary: 'The wards of a district, each with its two-level address since July 2025.',
    who: 'anyone',
    params: z.object({ district: code }),
    reply: z.array(place.extend({ since2025 })),
    failures: ['NOT_FOUND'],
  },
  'GET /places/wards': {
    summary:
      'Wards by the name they had before July 2025 or have since, with or without accents; at most 12. One search compares the names of 10,600 wards in memory, about a millisecond.',
    who: 'anyone',
    query: z.object({ search: z.string().trim().min(2).max(60) }),
    reply: z.array(z.object({ province: place, district: place, ward: place, since2025 })),
  },
} as const satisfies RouteTable;
