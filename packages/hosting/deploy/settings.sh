#!/bin/sh
# Written by `npm run generate` from packages/hosting/src/deploy.ts. Do not edit.
wrong=0
check() { # name, value, pattern, what it should be
  if printf '%s\n' "$2" | grep -Eqvx "$3"; then
    echo "wayside: $1=$2 is not $4" >&2
    wrong=1
  fi
}
unset_setting() { # name, value, what holds without it
  if [ -z "$2" ]; then echo "wayside: $1 is not set: $3" >&2; fi
}
check WAYSIDE_API_ORIGIN "$WAYSIDE_API_ORIGIN" '(https?://(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?)?' 'an address like https://host.example'
check WAYSIDE_REPORTS_URL "$WAYSIDE_REPORTS_URL" '(https?://(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?([/?#][A-Za-z0-9_.~:/?#@!&()*+=%-]*[A-Za-z0-9_~=%-])?)?' 'an address like https://host.example'
check WAYSIDE_FLAGS_URL "$WAYSIDE_FLAGS_URL" '(https?://(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?([/?#][A-Za-z0-9_.~:/?#@!&()*+=%-]*[A-Za-z0-9_~=%-])?)?' 'an address like https://host.example'
check WAYSIDE_GEOCODER_ORIGIN "$WAYSIDE_GEOCODER_ORIGIN" '(https?://(\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?([/?#][A-Za-z0-9_.~:/?#@!&()*+=%-]*[A-Za-z0-9_~=%-])?)?' 'an address like https://host.example'
check WAYSIDE_PAYMENTS "$WAYSIDE_PAYMENTS" '(production|sandbox)?' 'production or sandbox'
check WAYSIDE_OFFLINE "$WAYSIDE_OFFLINE" '(on|off)?' 'on or off'
unset_setting WAYSIDE_API_ORIGIN "$WAYSIDE_API_ORIGIN" 'the API is at the host of the page with "api" in place of its first label'
unset_setting WAYSIDE_PAYMENTS "$WAYSIDE_PAYMENTS" 'cards are charged in production ("sandbox" is the other choice)'
unset_setting WAYSIDE_REPORTS_URL "$WAYSIDE_REPORTS_URL" 'nothing that breaks is reported'
unset_setting WAYSIDE_FLAGS_URL "$WAYSIDE_FLAGS_URL" 'flags come from the API'
unset_setting WAYSIDE_GEOCODER_ORIGIN "$WAYSIDE_GEOCODER_ORIGIN" 'places come from the API, below /photon'
unset_setting WAYSIDE_OFFLINE "$WAYSIDE_OFFLINE" 'the app opens without a network, too ("off" is the other choice)'
exit $wrong
