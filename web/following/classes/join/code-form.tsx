import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../classes.module.css';
import { readClassCode } from './class-code.ts';

interface Props {
  /** What the address had in the place of a code. */
  given: string;
  /** Why the one before did not work. */
  problem?: string | undefined;
}

export function CodeForm({ given, problem }: Props) {
  const { t } = useTranslation('following/classes');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(given);
  const [isTried, setTried] = useState(given !== '');
  const code = readClassCode(typed);
  const isUntouched = typed === given;
  const words = isTried && code === undefined ? t('join.noCode') : undefined;
  return (
    <Card>
      <form
        className={classes.codeForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (code !== undefined) void navigate(`/join/${code}`);
        }}
      >
        <TextInput
          classNames={{ input: classes.codeField ?? '' }}
          label={t('join.code')}
          description={t('join.codeNote')}
          // No word of any language: what a code looks like.
          placeholder={['K7M2P', '9QRST'].join('-')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          error={(isUntouched ? problem : undefined) ?? words}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{t('join.look')}</Button>
      </form>
    </Card>
  );
}
