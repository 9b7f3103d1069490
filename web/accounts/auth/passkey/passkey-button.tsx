import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { PasskeySignIn } from './use-passkey.ts';

interface Props {
  passkey: Pick<PasskeySignIn, 'isAsking' | 'use'>;
  /** Where it is the way to go on, not one beside others. */
  isMain?: boolean;
  children: string;
}

export const PasskeyButton = ({ passkey, isMain = false, children }: Props) => (
  <Button
    variant={isMain ? 'filled' : 'default'}
    size="md"
    fullWidth
    leftSection={<IconFingerprint size={20} aria-hidden />}
    loading={passkey.isAsking}
    onClick={() => void passkey.use()}
  >
    {children}
  </Button>
);
