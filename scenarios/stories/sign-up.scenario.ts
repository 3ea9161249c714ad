import { canSignIn, defineStory } from '../story.ts';

const PASSWORD = 'wayside1';

export const signUp = defineStory({
  id: 'stories/sign-up',
  title: 'A new fleet signs up',
  story: 'One form, the terms, and the account is created.',
  brands: ['default'],
  role: 'Owner',
  start: '/sign_in',
  intro: { say: 'A company has heard of Wayside. The way in is below the sign-in form.', see: 'Forgot password?' },
  steps: [
    {
      act: 'Open the sign-up',
      say: 'One form: who they are and how many vehicles they run.',
      note: 'Phone and ZIP code are checked when the field loses focus; each error is shown at its field.',
      press: { role: 'link', name: 'Sign up' },
      see: 'Create your fleet account',
    },
    {
      act: 'Fill it in, and accept the terms',
      say: 'Nine fields, and one box to check. Nothing else is asked.',
      type: {
        'Company name': 'Maple Street Movers',
        'Car count': '12',
        'ZIP code': '97201',
        'First name': 'Ann',
        'Last name': 'Leroy',
        Email: 'ann.leroy@movers.example',
        Phone: '(503) 555-0101',
        Password: PASSWORD,
        'Confirm password': PASSWORD,
      },
      press: { role: 'checkbox', name: 'I accept the terms and conditions' },
      see: 'ann.leroy@movers.example',
    },
    {
      act: 'Create the account',
      say: 'The account is created, and the sign-in page welcomes it.',
      press: { role: 'button', name: 'Create account' },
      see: 'Sign in to Wayside',
      changes: ['signUpFleet'],
    },
  ],
  outcome: {
    says: 'Ann Leroy can sign in with the password that she chose.',
    see: 'Sign in to Wayside',
    server: [canSignIn('ann.leroy@movers.example', PASSWORD)],
  },
});

export const signUpCanada = defineStory({
  id: 'stories/sign-up-canada',
  title: 'A Canadian fleet signs up, in French',
  story: 'The Canadian brand opens in French, asks for a postal code, and for two consents.',
  brands: ['canada'],
  role: 'Owner',
  start: '/sign_in',
  intro: { say: 'Northway opens in French; English is one press away.', see: 'Se connecter à Northway' },
  steps: [
    {
      act: 'Open the sign-up',
      say: 'The same form as everywhere, with a postal code in place of a ZIP code.',
      note: 'Type the postal code without a space: the form says what it should look like.',
      press: { role: 'link', name: 'S’inscrire' },
      see: 'Créer le compte de votre parc',
    },
    {
      act: 'Enter the company, and accept the terms',
      say: 'Who they are. In Canada the terms are accepted first.',
      type: {
        'Nom de l’entreprise': 'Déménagement du Fleuve',
        'Nombre de véhicules': '12',
        'Code postal': 'H2X 1Y4',
      },
      press: { role: 'checkbox', name: 'J’accepte les conditions d’utilisation' },
      see: 'Déménagement du Fleuve',
    },
    {
      act: 'Enter the user, and accept the offers',
      say: 'A Canadian phone number is checked as such. The terms of promotions are a box of their own.',
      type: {
        Prénom: 'Amélie',
        'Nom de famille': 'Gagné',
        Courriel: 'amelie.gagne@fleuve.example',
        Téléphone: '(514) 555-0101',
        'Mot de passe': PASSWORD,
        'Confirmer le mot de passe': PASSWORD,
      },
      press: { role: 'checkbox', name: 'J’accepte les conditions de la promotion' },
      see: 'amelie.gagne@fleuve.example',
    },
    {
      act: 'Create the account',
      say: 'The account is created, and the sign-in page welcomes it in French.',
      press: { role: 'button', name: 'Créer le compte' },
      see: 'Se connecter à Northway',
      changes: ['signUpFleet'],
    },
  ],
  outcome: {
    says: 'Amélie Gagné can sign in with the password that she chose.',
    see: 'Se connecter à Northway',
    server: [canSignIn('amelie.gagne@fleuve.example', PASSWORD, 'canada')],
  },
});

const LINK =
  '/?id=2&token=pending-2&first_name=Ravi&last_name=Shah&cell_phone=5551234567&email=ravi.shah%40x.example&fleet_name=Shah+Deliveries&is_fleet_name_editable=true';

export const partner = defineStory({
  id: 'stories/telematics-partner',
  title: 'A telematics partner sends a customer',
  story: 'A link from the partner fills in five fields; one press later the dashboard is open.',
  brands: ['telematics', 'shell'],
  role: 'Owner',
  start: LINK,
  intro: {
    say: 'Ravi pressed a button at his telematics partner and landed here. What the partner knows is filled in.',
    note: 'Look at the address bar: the token is gone.',
    see: 'These details come from your telematics partner.',
  },
  steps: [
    {
      act: 'Save and get started',
      say: 'He has checked his details, and the dashboard is open. No password, no second form.',
      press: { role: 'button', name: 'Save and get started' },
      see: 'Dashboard',
      changes: ['updateShellCustomer'],
    },
  ],
  outcome: { says: 'Ravi is signed in, in a fleet of his own.', see: 'Shah Deliveries', server: 'as before' },
});
