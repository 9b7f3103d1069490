import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useState } from 'react';
import { useReply } from '../../api/use-reply.ts';

/** The profile as the server last said it, be it on loading or in answer to a change. */
export function useProfile() {
  const reply = useReply('GET /id/profile');
  const [changed, setChanged] = useState<Profile>();
  return { ...reply, data: changed ?? reply.data, replace: setChanged };
}
