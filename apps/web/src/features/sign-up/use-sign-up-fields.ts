import { useTranslation } from '@wayside/i18n';

const FIELDS = {
  companyName: { autoComplete: 'organization', maxLength: 120 },
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
} as const;

/** The fields that both sign-ups ask for. */
export function useSignUpFields() {
  const { t } = useTranslation('access');
  return <Name extends keyof typeof FIELDS>(name: Name) => ({
    name,
    label: t(`signUp.${name as keyof typeof FIELDS}`),
    ...FIELDS[name],
  });
}
