import { useQuery } from '../../api/use-query.ts';

/** Place codes, each within the one before; an empty string while nothing is chosen. */
export interface Places {
  province: string;
  district: string;
  ward: string;
}

/** The provinces, the districts of the chosen one, and the wards of the chosen district. */
export function usePlaces({ province, district }: Omit<Places, 'ward'>) {
  const provinces = useQuery('GET /places/provinces');
  const districts = useQuery('GET /places/provinces/:province/districts', {
    params: { province },
    isOff: province === '',
  });
  const wards = useQuery('GET /places/districts/:district/wards', {
    params: { district },
    isOff: district === '',
  });
  const failed = [provinces, districts, wards].filter(({ error }) => error !== undefined);
  return {
    provinces,
    districts,
    wards,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ reload }) => reload()),
  };
}
