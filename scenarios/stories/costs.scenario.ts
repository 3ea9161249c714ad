import { defineScenario } from '../define.ts';

export const yearOfCosts = defineScenario({
  id: 'stories/where-did-the-money-go',
  title: 'Where did the money go this year?',
  story:
    'Twelve months of service costs by month, service, shop, vehicle and department, down to the orders behind each bar.',
  brands: ['default'],
  roles: ['Owner', 'Manager'],
  start: '/dashboard',
  signedIn: true,
  steps: [
    {
      say: 'The dashboard says what maintenance cost in twelve months. What it went to is one press away.',
      note: 'The months of the chart still lead to the past orders of Services.',
      open: '/dashboard',
      press: { role: 'link', name: 'Costs by service, shop, and vehicle' },
      see: 'Service costs by service',
    },
    {
      say: 'Alternators cost most. Their bar, and their row, lead to the orders whose sum they are.',
      note: 'Promotions have a line of their own, so that the services still add up.',
      press: { role: 'link', name: 'Alternator' },
      see: '$8,127.41 for 13 services',
    },
    {
      say: 'The same money by shop, with what each saves off retail.',
      press: { role: 'tab', name: 'Shop' },
      see: 'Service costs by shop',
    },
    {
      say: 'And by vehicle: the one that cost most comes first. Table and chart can be saved as a CSV file.',
      press: { role: 'tab', name: 'Vehicle' },
      see: '12 of 24, highest cost first',
    },
    {
      say: 'By department number, for whoever pays for it in the end.',
      press: { role: 'tab', name: 'Department number' },
      see: 'Service costs by department number',
    },
  ],
});
