// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description By email and password, or by a key; with the multifactor flag on, the code of `sendOtp` is required too.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/send_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to the user
         * @description Needed at sign-in and sign-up when the flag `multifactor_authentication` is on.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shell_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session with the partner's provider
         * @description For users who signed in through the partner. Signing out of the app calls it first.
         */
        delete: operations["deleteShellSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/fleet_signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up a fleet with its first user
         * @description With the multifactor flag on, the code of `sendOtp` is required too.
         */
        post: operations["signUpFleet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the link from the email
         * @description The token comes from the link.
         */
        put: operations["resetPassword"];
        /**
         * Ask for an email with a link to reset the password
         * @description An address that no user has is a 422.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/update_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of the signed-in user
         * @description Needs the current password.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/auth/geotab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the telematics partner to sign in
         * @description Opened by the browser. The partner redirects the user back to the brand's sign-in screen with a `key` or an `error_message`.
         */
        get: operations["startPartnerSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shell_customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete the sign-up of a user sent by a partner
         * @description `auth_token` of the body, from the partner's link, takes the place of a sign-in; the returned `authenticationToken` signs in.
         */
        put: operations["updateShellCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the fleet
         * @description Active and inactive, without paging.
         */
        get: operations["listFleetUsers"];
        put?: never;
        /**
         * Add a user
         * @description With exactly one role.
         */
        post: operations["createFleetUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description Asked after sign-in and on every load of the app.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users/impersonate_fleet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Act inside a fleet
         * @description Later responses are for this fleet; reload the current user afterwards.
         */
        put: operations["impersonateFleet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user
         * @description Users may change their own record; anyone else's needs an admin.
         */
        put: operations["updateFleetUser"];
        post?: never;
        /**
         * Delete a user
         * @description For good. An owner or an FMC user cannot be deleted.
         */
        delete: operations["deleteFleetUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate a user
         * @description The user can no longer sign in.
         */
        put: operations["deactivateFleetUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate a user again
         * @description The user can sign in again.
         */
        put: operations["activateFleetUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_fmc_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the FMC
         * @description Active and inactive, without paging.
         */
        get: operations["listFmcUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles that may be given
         * @description Of one kind: for users of a fleet or of an FMC.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliations/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Affiliation of the signed-in user
         * @description The FMC, or the partner, that the user belongs to; 404 for a user without one.
         */
        get: operations["getAffiliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleetcor_users/account_fleets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fleets of an account
         * @description For users of fuel-card accounts, who choose an account and then a fleet.
         */
        get: operations["listAccountFleets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fleets of the FMC by page
         * @description Most orders awaiting approval first.
         */
        get: operations["listFleets"];
        put?: never;
        /**
         * Add a fleet
         * @description It belongs to the user's FMC.
         */
        post: operations["createFleet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/load_all_fleets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every fleet that may be chosen
         * @description Without paging.
         */
        get: operations["listAllFleets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fleet of the signed-in user
         * @description The user's own fleet, or the one that an FMC user acts inside.
         */
        get: operations["getMyFleet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One fleet
         * @description With its quick links; `include[]` adds the ways to pay.
         */
        get: operations["getFleet"];
        /**
         * Change a fleet
         * @description Either the fields of the fleet form or only the telematics database name. With `If-Match`, nothing is changed if someone else has changed the
         *     fields of the form since the response with that `ETag`.
         */
        put: operations["updateFleet"];
        post?: never;
        /**
         * Delete a fleet
         * @description For good.
         */
        delete: operations["deleteFleet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fleets of the FMC as CSV
         * @description Opened directly by the browser, so the token is in the query.
         */
        get: operations["downloadFleetsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleet_payment_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways for a fleet to pay
         * @description A fleet has exactly one.
         */
        get: operations["listFleetPaymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/{fleetId}/fleet_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a quick link to the menu of a fleet
         * @description Everyone in the fleet sees it.
         */
        post: operations["createFleetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/{fleetId}/fleet_links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quick link
         * @description Everyone in the fleet sees the change.
         */
        put: operations["updateFleetLink"];
        post?: never;
        /**
         * Delete a quick link
         * @description It is gone for everyone in the fleet.
         */
        delete: operations["deleteFleetLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree_payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored payment methods of the fleet
         * @description Cards and PayPal accounts, with the drivers who may pay with them. Never a full card number.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Store a payment method
         * @description The nonce comes from the client of the payment provider in the browser.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree_payment_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the drivers of a payment method
         * @description Managers may change those they added.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        /**
         * Delete a payment method
         * @description Managers may delete those they added.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree_payment_methods/{id}/set_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a payment method the default
         * @description The previous one is no longer the default.
         */
        put: operations["setDefaultPaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/braintree_tokens/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for the client of the payment provider
         * @description Open to anyone, because a card may be needed to sign up.
         */
        get: operations["getPaymentClientToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States of the US or provinces of Canada
         * @description With their names in English.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geotab_sync_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Syncs of the telematics database
         * @description Newest first.
         */
        get: operations["listSyncEvents"];
        put?: never;
        /**
         * Start a sync
         * @description It runs in the background; its status is in the list.
         */
        post: operations["createSyncEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geotab_vehicles/{id}/battery_life_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Battery of a vehicle
         * @description As last reported by the telematics device.
         */
        get: operations["getBatteryLife"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geotab_vehicles/{id}/engine_oil_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Engine oil of a vehicle
         * @description As last reported by the telematics device.
         */
        get: operations["getEngineOil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geotab_vehicles/{id}/tire_pressure_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tires of a vehicle
         * @description As last reported by the telematics device.
         */
        get: operations["getTirePressure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geotab_vehicles/{id}/fault_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fault codes of a vehicle
         * @description Newest first, all of them.
         */
        get: operations["getFaultData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ofrep/v1/evaluate/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every flag for one context
         * @description The bulk evaluation of the OpenFeature Remote Evaluation Protocol 0.2, on the API host itself.
         */
        post: operations["evaluateFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ofrep/v1/evaluate/flags/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One flag for one context
         * @description The single evaluation of the OpenFeature Remote Evaluation Protocol 0.2, on the API host itself.
         */
        post: operations["evaluateFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles of the user
         * @description All vehicles the user may see, or those of one fleet. With `request` every vehicle includes its active order; `data_type` selects the fields. `extended` adds the documents (`glovebox_items`).
         */
        get: operations["listVehicles"];
        put?: never;
        /**
         * Add a vehicle
         * @description By a VIN, which is looked up, or by the ids of the lookups.
         */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/all_vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles to choose from
         * @description Names and ids only, so that a select of thousands loads quickly.
         */
        get: operations["listBasicVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One vehicle
         * @description The nested lists come with `include=all`.
         */
        get: operations["getVehicle"];
        /**
         * Change a vehicle
         * @description Also activates (`is_active`) and enrolls (`fleetcor_enrolled`). Keys that are left out stay unchanged.
         */
        put: operations["updateVehicle"];
        post?: never;
        /**
         * Delete a vehicle and its history
         * @description For good. A vehicle with an active order cannot be deleted.
         */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate a vehicle
         * @description Its history is kept.
         */
        put: operations["deactivateVehicle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/bulk_upsertions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change vehicles from a file
         * @description The outcome arrives over the live channel.
         */
        post: operations["uploadVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/transfer_vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move vehicles to another fleet
         * @description All of them or none. Each vehicle must still be in one of `old_fleet_ids`. The vehicles keep their history.
         */
        post: operations["transferVehicles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles as a file
         * @description Opened by the browser as a link, so the token is in the query.
         */
        get: operations["downloadVehiclesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Model years
         * @description Newest first.
         */
        get: operations["listYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/years/{year}/makes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes of a year
         * @description First of the lookups by which a vehicle without a VIN is described.
         */
        get: operations["listMakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/years/{year}/makes/{make_id}/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of a make
         * @description The make comes from the makes of the same year.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-models of a model
         * @description The model comes from the models of the same year and make.
         */
        get: operations["listSubmodels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels/{sub_model_id}/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Engines of a sub-model
         * @description The sub-model comes from the sub-models of the same year, make and model.
         */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/show_services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Maintenance schedule of a vehicle
         * @description 10 services per page; the page after the last is empty.
         */
        get: operations["listVehicleServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/update_is_completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a service of the schedule as done or not done
         * @description The id is that of the line in the schedule of the vehicle.
         */
        put: operations["markServiceCompleted"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/vehicle_services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter maintenance that was done elsewhere
         * @description At a saved shop or at any other, which is given by name.
         */
        post: operations["createMaintenanceHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fleets/me/vehicle_services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Upcoming maintenance
         * @description 50 items per page until a page is empty; past-due items first. Names are in the user's language.
         */
        get: operations["listIntervals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manual_maintenance_histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Maintenance that was entered by hand
         * @description Newest first, 10 per page. Both history calls accept the same query and use their own page parameter.
         */
        get: operations["listManualHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manual_maintenance_histories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete maintenance that was entered by hand
         * @description Only what was entered by hand can be deleted; orders stay.
         */
        delete: operations["deleteManualHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/vehicle_maintenance_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Maintenance that was ordered through the platform
         * @description Newest first, 10 per page. Both history calls accept the same query and use their own page parameter.
         */
        get: operations["listMaintenanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/{id}/vehicle_reminders/snooze_reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Snooze the reminders of a vehicle
         * @description Replaces an earlier choice.
         */
        post: operations["snoozeReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/me/vehicle_reminders/snoozed_date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snoozed reminders
         * @description Of the given vehicles, with the day on which each comes back.
         */
        get: operations["listSnoozedReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recalls by vehicle
         * @description Only vehicles with recalls, newest recall first.
         */
        get: operations["listRecalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer dashboard starts with
         * @description The users of the fleet, and its vehicles with their active orders.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule service
         * @description A vehicle has at most one active order.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service costs by month
         * @description One entry per month of the range, oldest first, including months without service.
         */
        get: operations["aggregateOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/fleet_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active orders of the fleet
         * @description Everything from the request to the end of the work, without paging.
         */
        get: operations["listFleetOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders by state and time
         * @description Newest appointment first.
         */
        post: operations["searchOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or approve or cancel an order
         * @description `status` approved approves, cancel cancels, none edits. Approving needs `can_approve`, canceling `can_cancel` and an id in `cancel_user_ids`.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load and price an order
         * @description The approval page loads its order with this call. Nothing is stored.
         */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders as a file
         * @description Opened by the browser as a link, so the token is in the query.
         */
        get: operations["downloadOrdersCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop_order_activity_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approval history of an order
         * @description Oldest first.
         */
        get: operations["listOrderActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shops near a place
         * @description Nearest first, for a place or a ZIP code; without either, by name and without distances. Excludes shops that do not take a vehicle of this size.
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved shops
         * @description Of the fleet of the user.
         */
        get: operations["listFavoriteShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{id}/toggle_favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a shop, or remove it from the saved shops
         * @description For the whole fleet of the user.
         */
        post: operations["toggleFavoriteShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available times of a shop
         * @description For one day, today to 30 days ahead.
         */
        get: operations["getShopSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services to choose from
         * @description The basic list for a picker, or one with a shop's prices. For medium- and heavy-duty vehicles only the services shops offer for them.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find services by name
         * @description By parts of names, for a vehicle.
         */
        post: operations["searchServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/price_lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimates of chosen services at a shop
         * @description A price is an estimate until the shop has looked at the vehicle.
         */
        get: operations["lookUpPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policies of the fleet
         * @description Who approves which services, on which vehicles, above which amount.
         */
        get: operations["listPolicies"];
        put?: never;
        /**
         * Add a policy
         * @description Approved by users, or automatically; for some vehicles or for all.
         */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the policy
                 * @example 51
                 */
                id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a policy
         * @description Replaces the whole policy.
         */
        put: operations["updatePolicy"];
        post?: never;
        /**
         * Delete a policy
         * @description For good; there is no way to restore it under the same id.
         */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glovebox_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of a vehicle
         * @description License, insurance, registration and others, with the days until each expires.
         */
        get: operations["listGloveboxItems"];
        put?: never;
        /**
         * Upload a document
         * @description A user who is only a Driver may upload only the driver license.
         */
        post: operations["createGloveboxItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glovebox_items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document
                 * @example 40
                 */
                id: components["parameters"]["GloveboxItemId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a document
         * @description A user who is only a Driver may change only the driver license.
         */
        put: operations["updateGloveboxItem"];
        post?: never;
        /**
         * Delete a document
         * @description A user who is only a Driver may delete only the driver license.
         */
        delete: operations["deleteGloveboxItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glovebox_documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document's file
                 * @example 40
                 */
                id: components["parameters"]["GloveboxDocumentId"];
            };
            cookie?: never;
        };
        /**
         * The file of a document
         * @description The file as uploaded. The examples contain one character per byte (Latin-1).
         */
        get: operations["downloadGloveboxDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments in a period
         * @description Newest first. Without a fleet, everything the user may see.
         */
        get: operations["listPaymentActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment
         * @description With the vehicle, the approver and the payment method.
         */
        get: operations["getPaymentActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_activities.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments as a file
         * @description Opened by the browser as a link, so the token is in the query.
         */
        get: operations["downloadPaymentActivitiesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription_activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscription payments in a period
         * @description Newest first. Without a fleet, everything the user may see.
         */
        get: operations["listSubscriptionActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription_activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One subscription payment
         * @description With the number of vehicles it was for.
         */
        get: operations["getSubscriptionActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription_activities.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscription payments as a file
         * @description Opened by the browser as a link, so the token is in the query.
         */
        get: operations["downloadSubscriptionActivitiesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions that apply to an order
         * @description To choose from; a promotion may end before it is applied.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers_promotions/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a listed promotion to an order
         * @description The same promotion can be applied to an order once.
         */
        post: operations["applyPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers_promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a promotion to an order by its code
         * @description For promotions that are not listed. The same promotion can be applied to an order once.
         */
        post: operations["createPromotionByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photon/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by name
         * @description The search of a Photon geocoder, at the root of a configurable host, without the base path of the other calls.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Progress of a bulk upload, sent over `BulkUploadChannel`. `errors` is part of an outcome with errors; lines count from 1, including the header. */
        BulkUploadMessage: {
            /** @enum {string} */
            type: "bulk_upsertion";
            /**
             * Format: int64
             * @description The id that the upload call returned
             */
            id: number;
            status: components["schemas"]["BulkUploadStatus"];
            processed: number;
            total: number;
            errors?: components["schemas"]["BulkUploadLineError"][];
        };
        /** @description `otp` when the multifactor flag is on. */
        PasswordSignIn: {
            email: string;
            password: string;
            otp?: string;
            subdomain: string;
        };
        KeySignIn: {
            key: string;
            subdomain: string;
        };
        /** @description Credentials, or a key that replaces them. */
        SignIn: components["schemas"]["PasswordSignIn"] | components["schemas"]["KeySignIn"];
        /**
         * @description The eleven roles. In Canada a user's roles may be in French, each for the English one at the same position in the list.
         * @enum {string}
         */
        RoleName: "Owner" | "Admin" | "Manager" | "Driver" | "FMC" | "FMC Admin" | "FMC Fleet Admin" | "FMC Fleet Manager" | "Super Admin" | "Account Owner" | "Fleet Manager" | "Propriétaire" | "Administrateur" | "Gestionnaire" | "Conducteur" | "GEF" | "Administrateur GEF" | "Administrateur de parc GEF" | "Gestionnaire de parc GEF" | "Super administrateur" | "Propriétaire du compte" | "Gestionnaire de parc";
        /** @description A role as an object; other responses contain only the name. */
        RoleReference: {
            name: components["schemas"]["RoleName"];
        };
        /** @description A customer account that holds one or more fleets. */
        Account: {
            /** Format: int64 */
            id: number;
            name: string;
            is_active: boolean;
            enrolled: boolean;
        };
        /** @description A fleet of an account, with the fields of the header's selectors. */
        AccountFleet: {
            /** Format: int64 */
            id: number;
            name: string;
            /** Format: int64 */
            account_id: number;
        };
        /** @description What the user is notified about, by text message or by email. */
        NotificationPreferences: {
            appointment_requested: boolean;
            appointment_confirmed: boolean;
            approvals_required: boolean;
            approvals_submitted: boolean;
            services_completed: boolean;
            services_canceled: boolean;
            payment_received: boolean;
            twenty_four_hour_reminder: boolean;
            one_hour_reminder: boolean;
        };
        /** @description A user of a fleet or of an FMC. */
        User: {
            /** Format: int64 */
            id: number;
            firstName: string;
            lastName: string;
            /** @description First and last name */
            name: string;
            /** Format: email */
            email: string;
            /** @description Ten digits, nothing else */
            cellPhone: string | null;
            /** @enum {string} */
            language: "en" | "fr";
            /** @description Names, or objects with a name; they are equivalent. */
            roles: (components["schemas"]["RoleName"] | components["schemas"]["RoleReference"])[];
            /**
             * Format: int64
             * @description Missing or null when the user does not belong to a fleet
             */
            fleet_id?: number | null;
            /** Format: int64 */
            affiliation_id: number | null;
            /**
             * Format: int64
             * @description `affiliation_id` as named in the form
             */
            affiliationId?: number | null;
            /** @description The fleet's own number for the user */
            other_id: string | null;
            vehicle_ids: number[];
            /** @description Fleets whose orders the user may approve */
            approvalFleetIds: number[];
            /** Format: int64 */
            payment_id: number | null;
            /** @description ZIP code (US) or postal code (CA) */
            zip: string | null;
            /** @enum {string} */
            country: "US" | "CA";
            car_count: number | null;
            is_active: boolean;
            /** @description Only in the response of a sign-in */
            authentication_token?: string | null;
            user_accounts: components["schemas"]["Account"][];
            user_account_fleets: components["schemas"]["AccountFleet"][];
            /**
             * Format: int64
             * @description The customer at the root of the accounts
             */
            root_reference_id: number | null;
            total_fleets: number;
            total_vehicles: number;
            total_maintenance_cost: number;
            /** @description Null for FMC users */
            text_notification_preference_attributes: components["schemas"]["NotificationPreferences"] | null;
            /** @description Null for FMC users */
            email_notification_preference_attributes: components["schemas"]["NotificationPreferences"] | null;
            password?: string | null;
            password_confirmation?: string | null;
            pays_through_platform: boolean;
            has_payment_method: boolean;
            /** @enum {string} */
            payment_provider_type: "Braintree" | "WEX" | "Fleetcor";
        };
        /** @description The user of a sign-in, with the token that every later call carries. */
        SignedInUser: components["schemas"]["User"] & {
            authentication_token: string;
        };
        /**
         * @description Tone of an alert. Defaults to `default` on success and `error` on failure.
         * @enum {string}
         */
        AlertType: "default" | "error";
        /** @description Every failed call. The client shows `errors` joined by commas, else `error`, else `alertMessage` in the tone of `alertType`. */
        Failure: {
            error?: string;
            errors?: string[];
            alertMessage?: string;
            alertType?: components["schemas"]["AlertType"];
        };
        SendOtp: {
            email: string;
            password: string;
            subdomain: string;
            is_resend_otp: boolean;
        };
        /** @description The response of a call that returns only a message for the user. */
        Acknowledgement: {
            alertMessage: string | null;
            alertType: components["schemas"]["AlertType"];
        };
        /** @description A new fleet with its first user; `payment_method_nonce` when cards are accepted at sign-up, `otp` when the multifactor flag is on. */
        FleetSignup: {
            firstName: string;
            lastName: string;
            /**
             * Format: email
             * @description In lower case
             */
            email: string;
            password: string;
            confirmPassword: string;
            phoneNumber: string;
            companyName: string;
            carCount: number;
            /** @description ZIP code (US) or postal code (CA) */
            zipCode: string;
            acceptedTermsAndConditions: boolean;
            subdomain: string;
            /** @enum {string} */
            payment_type: "credit_card";
            payment_method_nonce?: string | null;
            communicationPreferencesInFrench?: boolean;
            otp?: string;
        };
        /** @description The token is in the email's link. */
        ResetPassword: {
            newPassword: string;
            newPasswordConfirmation: string;
            resetToken: string;
        };
        PasswordResetRequest: {
            email: string;
        };
        ChangePassword: {
            currentPassword: string;
            newPassword: string;
            newPasswordConfirmation: string;
            /** Format: email */
            email?: string;
        };
        /** @description `fleetName` may be empty when the partner does not let the user change it. */
        ShellCustomerInput: {
            /** Format: int64 */
            id: number;
            auth_token: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            cellPhone: string;
            fleetName?: string | null;
            geotabDatabaseName?: string | null;
        };
        /** @description A user referred by a partner to complete the sign-up; `authenticationToken` signs in, `auth_token` is from the partner's link. */
        ShellCustomer: {
            /** Format: int64 */
            id: number;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            cellPhone: string;
            fleet_name: string | null;
            auth_token: string;
            geotab_database_name: string | null;
            authenticationToken: string;
        };
        /** @description The preferences to change; omitted ones are unchanged (not every brand offers the one-hour reminder). */
        NotificationPreferencesInput: {
            appointment_requested?: boolean;
            appointment_confirmed?: boolean;
            approvals_required?: boolean;
            approvals_submitted?: boolean;
            services_completed?: boolean;
            services_canceled?: boolean;
            payment_received?: boolean;
            twenty_four_hour_reminder?: boolean;
            one_hour_reminder?: boolean;
        };
        /** @description A new user; `vehicle_ids` within a fleet, `approvalFleetIds` and `affiliationId` within an FMC. */
        UserInput: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            cellPhone: string;
            /** @enum {string} */
            language: "en" | "fr";
            roles: components["schemas"]["RoleName"][];
            vehicle_ids?: number[];
            approvalFleetIds?: number[];
            /** Format: int64 */
            affiliationId?: number | null;
            zip?: string | null;
            car_count?: number | null;
            other_id?: string | null;
            password?: string;
            password_confirmation?: string;
            text_notification_preference_attributes?: components["schemas"]["NotificationPreferencesInput"];
            email_notification_preference_attributes?: components["schemas"]["NotificationPreferencesInput"];
        };
        FleetImpersonation: {
            /** Format: int64 */
            fleet_id: number;
        };
        /** @description The fields of a user to change; an empty password keeps the old one. */
        UserUpdate: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            cellPhone?: string;
            /** @enum {string} */
            language?: "en" | "fr";
            roles?: components["schemas"]["RoleName"][];
            vehicle_ids?: number[];
            approvalFleetIds?: number[];
            /** Format: int64 */
            affiliationId?: number | null;
            zip?: string | null;
            car_count?: number | null;
            other_id?: string | null;
            password?: string;
            password_confirmation?: string;
            text_notification_preference_attributes?: components["schemas"]["NotificationPreferencesInput"];
            email_notification_preference_attributes?: components["schemas"]["NotificationPreferencesInput"];
        };
        /** @description A role that can be assigned to a user. */
        Role: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            name: "Owner" | "Admin" | "Manager" | "Driver" | "FMC" | "FMC Admin" | "FMC Fleet Admin" | "FMC Fleet Manager" | "Super Admin" | "Account Owner" | "Fleet Manager";
            /** @enum {string} */
            role_type: "fleet" | "fmc";
        };
        /** @description The company that brought the user's fleet to the platform. */
        Affiliation: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            parent_id: number | null;
            name: string;
            description: string | null;
        };
        /** @description The account a fleet belongs to. */
        FleetAccount: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description A fleet's own link in the header menu. */
        FleetLink: {
            /** Format: int64 */
            id: number;
            name: string;
            /** Format: uri */
            link: string;
            description: string | null;
        };
        /** @description How a fleet pays; forms show and send the name. */
        FleetPaymentType: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        Fleet: {
            /** Format: int64 */
            id: number;
            name: string;
            /** @description The FMC's own number for the fleet */
            other_id: string | null;
            region: string | null;
            /** @description The fleet's representative */
            rep: string | null;
            /** @description Name of a payment type */
            fleet_payment_type: string | null;
            is_active: boolean;
            enrolled: boolean;
            /** @description Formatted date of creation */
            created_at_pretty: string | null;
            user_total: number;
            vehicles_total: number;
            awaiting_approval_count: number | null;
            total_order_count: number;
            total_maintenance_cost: number;
            average_ticket_spend: number;
            share_wex_number: boolean;
            geotab_database_name: string | null;
            ytd_maintenance_cost: number;
            cost_per_mile: number | null;
            /** @description Services past due on active vehicles, without those in an active order and of snoozed vehicles; only in the list by page, and only where the server counts them */
            past_due_service_count?: number;
            pays_through_platform: boolean;
            account: components["schemas"]["FleetAccount"] | null;
            fleet_links: components["schemas"]["FleetLink"][];
            /** @description Only when requested with `include[]` */
            fleet_payment_types?: components["schemas"]["FleetPaymentType"][];
        };
        /** @description A page of at most 50 fleets. */
        FleetPage: {
            fleets: components["schemas"]["Fleet"][];
            total_count: number;
            total_pages: number;
        };
        FleetInput: {
            name: string;
            region?: string | null;
            rep?: string | null;
            fleet_payment_type: string;
            other_id?: string | null;
            share_wex_number?: boolean;
        };
        /** @description The fields of the fleet form, or only the telematics database name (an empty one removes it). */
        FleetUpdate: {
            name?: string;
            region?: string | null;
            rep?: string | null;
            fleet_payment_type?: string;
            other_id?: string | null;
            share_wex_number?: boolean;
            geotab_database_name?: string;
        };
        FleetLinkInput: {
            name: string;
            /** Format: uri */
            link: string;
            description?: string | null;
        };
        /** @description A card or PayPal account used to pay for maintenance. */
        PaymentMethod: {
            /** Format: int64 */
            id: number;
            /** @description Its token at the payment provider */
            token: string;
            /** @enum {string} */
            type: "credit_card" | "PayPal";
            /** @description Null for PayPal */
            card_type: string | null;
            /** @description Null for PayPal */
            last_4: string | null;
            /** @description Month and year; null for PayPal */
            expiration_date: string | null;
            /**
             * Format: email
             * @description Email of the PayPal account; null for a card
             */
            email: string | null;
            /** @description Who added it */
            customer_name: string;
            /** @description Drivers allowed to pay with it */
            customer_ids: number[];
            /**
             * Format: int64
             * @description The user who added it
             */
            owner_id: number;
            has_active_orders: boolean;
            is_default: boolean;
            /** @enum {string} */
            payment_provider_type: "Braintree" | "WEX" | "Fleetcor";
            /** @description Only in the response that adds it */
            payment_method_nonce: string | null;
        };
        PaymentMethodInput: {
            payment_method_nonce: string;
            customer_ids: number[];
        };
        PaymentMethodUpdate: {
            customer_ids: number[];
        };
        /** @description Initializes the payment provider's client in the browser. */
        PaymentClientToken: {
            client_token: string;
        };
        /** @description A state of the US or a province or territory of Canada. */
        State: {
            /** Format: int64 */
            id: number;
            name: string;
            abbreviation: string;
        };
        /** @description One sync of vehicles from the telematics database. */
        GeotabSyncEvent: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
        };
        /** @description `errors` is present only when the device has no reading. */
        BatteryLife: {
            /** @description Volts */
            vehicle_battery_life_data: number | null;
            /** Format: date-time */
            last_updated_at_geotab: string | null;
            errors?: string[];
        };
        /** @description `errors` is present only when the device has no reading. */
        EngineOil: {
            /** @description Oil life left in percent */
            vehicle_engine_oil_data: number | null;
            /** Format: date-time */
            last_updated_at_geotab: string | null;
            errors?: string[];
        };
        Tire: {
            /** @enum {string} */
            position: "front_left" | "front_right" | "rear_left" | "rear_right";
            /** @description In psi, in Canada too */
            pressure: number | null;
            /** @description In degrees Fahrenheit, in Canada too */
            temperature: number | null;
            /** Format: date-time */
            last_updated_at_geotab: string | null;
        };
        /** @description One reading for each of four tires; `errors` is present only when the device has none. */
        TirePressure: {
            tires: components["schemas"]["Tire"][];
            errors?: string[];
        };
        Diagnostic: {
            name: string;
        };
        /** @description A fault reported by the vehicle. */
        FaultCode: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            dateTime: string;
            diagnostic: components["schemas"]["Diagnostic"];
        };
        /** @description The caller. `targetingKey` is the customer's id; before sign-in there may be only the email, or nothing. The protocol allows any other key. */
        FlagContext: {
            targetingKey?: string;
            email?: string;
            /** Format: int64 */
            affiliation_id?: number | null;
        } & {
            [key: string]: unknown;
        };
        FlagEvaluationRequest: {
            context?: components["schemas"]["FlagContext"];
        };
        /** @enum {string} */
        FlagKey: "telematics_section" | "glovebox" | "fuel_card_sign_up" | "multifactor_authentication";
        /** @description Additional data of the flag service. */
        FlagMetadata: {
            [key: string]: boolean | string | number;
        };
        /** @description A string flag; the value `on` means on, any other off. */
        FlagEvaluation: {
            key: components["schemas"]["FlagKey"];
            /** @enum {string} */
            reason: "STATIC" | "TARGETING_MATCH" | "SPLIT" | "DISABLED" | "UNKNOWN";
            variant: string;
            /**
             * @example on
             * @example off
             */
            value: string;
            metadata?: components["schemas"]["FlagMetadata"];
        };
        /** @description A failure as defined by the remote evaluation protocol; `key` when it concerns one flag. */
        OfrepFailure: {
            key?: string;
            /** @enum {string} */
            errorCode: "PARSE_ERROR" | "TARGETING_KEY_MISSING" | "INVALID_CONTEXT" | "FLAG_NOT_FOUND" | "GENERAL";
            errorDetails?: string;
        };
        /** @description Every flag for one context; a flag that could not be evaluated is listed as a failure. */
        FlagEvaluations: {
            flags: (components["schemas"]["FlagEvaluation"] | components["schemas"]["OfrepFailure"])[];
            metadata?: components["schemas"]["FlagMetadata"];
        };
        /** @enum {string} */
        OdometerUnits: "miles" | "kilometers";
        /** @enum {string} */
        OrderStatus: "initiated" | "active" | "awaiting_approval" | "approved" | "complete" | "paid" | "paid_in_shop" | "paid_deferred" | "cancel" | "walk_in" | "initiated_by_user";
        /** @description A user to call about an order. */
        OrderContact: {
            /** Format: int64 */
            id: number;
            name: string;
            cellPhone: string | null;
        };
        OrderVehicle: {
            /** Format: int64 */
            id: number;
            vehicle_name: string | null;
            vin: string | null;
            other_id: string | null;
            department_number: string | null;
            license_plate_number: string | null;
            /** Format: int64 */
            fleet_id: number;
            /** Format: int64 */
            vehicle_type_id: number | null;
        };
        OrderShop: {
            /** Format: int64 */
            id: number;
            name: string;
            main_phone_number: string | null;
            address_line1: string;
            city: string;
            state: string;
            zip: string;
        };
        /**
         * @description Rejected and deleted lines stay in the order as saved services; complete, paid, paid_in_shop and paid_deferred count as completed.
         * @enum {string}
         */
        OrderServiceStatus: "initiated" | "active" | "awaiting_approval" | "approved" | "rejected" | "deleted" | "complete" | "paid" | "paid_in_shop" | "paid_deferred";
        OdometerConfig: {
            /** @description Distance to the next service in the fleet's unit */
            quantity: number;
        };
        /** @description A line of an order. A missing price is shown as "price at shop". */
        OrderService: {
            /** Format: int64 */
            id: number;
            name: string;
            position: string | null;
            status: components["schemas"]["OrderServiceStatus"];
            /** @description Unit price */
            price: number | null;
            total: number | null;
            service_miles: number | null;
            service_kilometers: number | null;
            odometer_config: components["schemas"]["OdometerConfig"] | null;
        };
        /** @description A shop order of a vehicle. Screens read `status`, then `state`. */
        Order: {
            /** Format: int64 */
            id: number;
            /** @description One of the known states; clients show a past order with any other text as completed. */
            status: components["schemas"]["OrderStatus"] | string;
            state?: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            appointment_datetime: string | null;
            appointment_date_pretty: string | null;
            appointment_time_pretty: string | null;
            miles: number | null;
            kilometers: number | null;
            total: number | null;
            saving: number | null;
            po_number: string | null;
            invoice_number: string | null;
            shop_comments: string | null;
            customer_comments: string | null;
            /** @description Whether the order's state allows canceling it */
            can_cancel: boolean;
            /** @description True for every user of the fleet when the vehicle has no policy */
            can_approve: boolean;
            /** @description Why the signed-in user cannot approve; empty when `can_approve` */
            not_approvable_reasons: ("not_awaiting_approval" | "not_an_approver" | "no_payment_method")[];
            approver_user_ids: number[];
            cancel_user_ids: number[];
            /** @description The users in `approver_user_ids` */
            approvers: components["schemas"]["OrderContact"][];
            /** @description The users in `cancel_user_ids` */
            cancellers: components["schemas"]["OrderContact"][];
            /** @description Who approved last */
            approver: string | null;
            /** Format: date-time */
            last_approval_date: string | null;
            /** @description The brand's name or `Manually Entered` */
            maintenance_type: string;
            fleet_name: string;
            /** @enum {string|null} */
            due_status: "past_due" | "due_soon" | null;
            vehicle: components["schemas"]["OrderVehicle"];
            /** @description Null until one is chosen or when `custom_shop_name` is set */
            shop: components["schemas"]["OrderShop"] | null;
            /** @description Shop of a manually entered record */
            custom_shop_name?: string | null;
            order_services: components["schemas"]["OrderService"][];
            braintree_payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Who approves service above an amount. Without a policy any user of the fleet may approve a vehicle's service. */
        Policy: {
            /** Format: int64 */
            id: number;
            /** @description Largest amount that needs no approval; 999999999999 is no limit */
            amount: number | 999999999999;
            /** Format: int64 */
            fleet_id: number;
            /** @description The services it covers, empty for all */
            service_definition_ids: number[];
            /** @description Approvers, empty when service is approved automatically */
            user_ids: number[];
            /** @description Empty for all vehicles */
            vehicle_ids: number[];
            all_vehicles: boolean;
            /** @description Service is approved without asking anyone */
            auto_approvable: boolean;
        };
        /** @description A manufacturer's recall. */
        Recall: {
            /** Format: date */
            report_received_at: string;
            component: string;
            summary: string;
        };
        /** @enum {string} */
        GloveboxDocumentType: "driver_licence" | "vehicle_insurance" | "registration" | "other";
        /** @description A stored file. `document_url` is the URL of `downloadGloveboxDocument`, without a token. */
        GloveboxDocument: {
            /** Format: int64 */
            id: number;
            /** Format: uri */
            document_url: string;
        };
        /** @description A document of a vehicle or its driver. */
        GloveboxItem: {
            /** Format: int64 */
            id: number;
            document_type: components["schemas"]["GloveboxDocumentType"];
            document_number: string | null;
            /** Format: date */
            expiration_date: string | null;
            /** @description Negative when expired */
            expires_in_days: number | null;
            /**
             * Format: int64
             * @description The state or province that issued it
             */
            state_id: number | null;
            insurance_name: string | null;
            /** @description Title of an `other` document */
            document_title: string | null;
            /** Format: int64 */
            vehicle_id: number;
            glovebox_documents: components["schemas"]["GloveboxDocument"][];
        };
        /**
         * @description Due Soon and Due Now are counted together as "due soon".
         * @enum {string}
         */
        RecommendationState: "Past Due" | "Due Soon" | "Due Now";
        /** @description A service of an interval. Status `due` lists it in upcoming maintenance. */
        MaintenanceItem: {
            /**
             * Format: int64
             * @description The service definition
             */
            id: number;
            name: string;
            /** @description The due position if known */
            position: string | null;
            /** @description Positions to choose from, empty when the service has none */
            positions: string[];
            /** @enum {string} */
            status: "due" | "not_due" | "complete";
            recommendation_state: components["schemas"]["RecommendationState"] | null;
        };
        /** @description Completed maintenance, ordered through the platform or entered manually (`maintenance_type` Manually Entered). A manually entered record and its services are complete. */
        HistoryRecord: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            vehicle_id: number;
            /** Format: date-time */
            appointment_datetime: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Null when `custom_shop_name` is set */
            shop: components["schemas"]["OrderShop"] | null;
            custom_shop_name: string | null;
            order_services: components["schemas"]["OrderService"][];
            /** @description The brand's name or `Manually Entered` */
            maintenance_type: string;
            miles: number | null;
            kilometers: number | null;
            total: number | null;
            po_number: string | null;
            customer_comments: string | null;
        };
        /** @description A vehicle of a fleet. Nested lists are included with `include=all`, `active_order` also with `request=active_order`, `active_order_id` in lists without it, `glovebox_items` also with `data_type=extended`; everything else is always present. Screens read `vehicle_name`, then `name_of_vehicle`. */
        Vehicle: {
            /** Format: int64 */
            id: number;
            vin: string | null;
            year: number | null;
            make: string | null;
            model: string | null;
            sub_model: string | null;
            engine: string | null;
            license_plate_number: string | null;
            /** @description Abbreviation of the state or province */
            license_plate_state: string | null;
            /**
             * Format: date
             * @description Always empty in Canada
             */
            license_plate_expiration: string | null;
            other_id: string | null;
            department_number: string | null;
            vehicle_name: string | null;
            /** @description Legacy name of `vehicle_name` */
            name_of_vehicle?: string | null;
            miles: number | null;
            kilometers: number | null;
            /** @description As entered, in `odometer_units` */
            odometer: number | null;
            odometer_units: components["schemas"]["OdometerUnits"];
            /** @description In the currency of the fleet */
            cost_per_mile: number | null;
            /** Format: date */
            last_maintenance_date: string | null;
            last_maintenance_miles: number | null;
            /** @description A deactivated vehicle keeps its history and takes no service request */
            is_active: boolean;
            /** @description In the fuel-card program; without it the fuel-card brand schedules nothing */
            fleetcor_enrolled: boolean;
            /** Format: int64 */
            fleet_id: number;
            /**
             * Format: int64
             * @description Type 10 is priced only at the shop
             */
            vehicle_type_id: number | null;
            /**
             * Format: uri
             * @description Picture for wide screens
             */
            dashboard_url: string | null;
            /**
             * Format: uri
             * @description Picture for narrow screens
             */
            dashboard_mobile_url: string | null;
            /** @description Without it the vehicle has no telematics section */
            geotab_device_id: string | null;
            /** Format: int64 */
            motorMakeID: number | null;
            /** Format: int64 */
            motorModelID: number | null;
            /** Format: int64 */
            motor_sub_model_id: number | null;
            /** Format: int64 */
            motorEngineID: number | null;
            oil_type_name: string | null;
            /**
             * Format: int64
             * @description Its active order, in lists
             */
            active_order_id?: number | null;
            /** @description The one active order of the vehicle */
            active_order?: components["schemas"]["Order"] | null;
            /** @description When empty, any user of the fleet may approve */
            policies?: components["schemas"]["Policy"][];
            recalls?: components["schemas"]["Recall"][];
            glovebox_items?: components["schemas"]["GloveboxItem"][];
            maintenance?: components["schemas"]["MaintenanceItem"][];
            maintenance_histories?: components["schemas"]["HistoryRecord"][];
            manualMaintenanceHistories?: components["schemas"]["HistoryRecord"][];
        };
        /** @description A vehicle to save; omitted keys are unchanged. `is_active` true activates, `fleetcor_enrolled` true enrolls. A new vehicle may have only a VIN, which is looked up. */
        VehicleInput: {
            /**
             * Format: int64
             * @description Same as the id in the path on an update
             */
            id?: number;
            vin?: string | null;
            year?: number | null;
            make?: string | null;
            model?: string | null;
            sub_model?: string | null;
            engine?: string | null;
            license_plate_number?: string | null;
            license_plate_state?: string | null;
            /** Format: date */
            license_plate_expiration?: string | null;
            other_id?: string | null;
            department_number?: string | null;
            vehicle_name?: string | null;
            name_of_vehicle?: string | null;
            odometer?: number | null;
            odometer_units?: components["schemas"]["OdometerUnits"];
            is_active?: boolean;
            fleetcor_enrolled?: boolean;
            /**
             * Format: int64
             * @description Defaults to the user's fleet
             */
            fleet_id?: number;
            /** Format: int64 */
            vehicle_type_id?: number | null;
            geotab_device_id?: string | null;
            /** Format: int64 */
            motorMakeID?: number | null;
            /** Format: int64 */
            motorModelID?: number | null;
            /** Format: int64 */
            motor_sub_model_id?: number | null;
            /** Format: int64 */
            motorEngineID?: number | null;
            oil_type_name?: string | null;
        };
        /** @description The fields a vehicle select shows and scheduling checks. */
        BasicVehicle: {
            /** Format: int64 */
            id: number;
            vehicle_name: string | null;
            vin: string | null;
            year: number | null;
            make: string | null;
            model: string | null;
            license_plate_number: string | null;
            other_id: string | null;
            department_number: string | null;
            is_active: boolean;
            fleetcor_enrolled: boolean;
            /** Format: int64 */
            fleet_id: number;
            /** Format: int64 */
            vehicle_type_id: number | null;
        };
        BulkUpsertionInput: {
            /** @description The CSV file as a data URL, one vehicle per line. Lines without a VIN are skipped, known VINs are updated. */
            fileData: string;
        };
        /** @description A bulk upload. Its outcome arrives over the live channel. */
        BulkUpsertion: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            status: "submitted" | "processing" | "completed" | "completed_with_errors" | "errored";
        };
        /** @description Vehicles to move to another fleet. `old_fleet_ids` are their current fleets, each once. */
        VehicleTransfer: {
            vehicle_ids: number[];
            old_fleet_ids: number[];
            /** Format: int64 */
            new_fleet_id: number;
        };
        VehicleMake: {
            /** Format: int64 */
            make_id: number;
            make: string;
        };
        VehicleModel: {
            /** Format: int64 */
            model_id: number;
            model: string;
        };
        VehicleSubmodel: {
            /** Format: int64 */
            sub_model_id: number;
            sub_model: string;
        };
        VehicleEngine: {
            /** Format: int64 */
            engine_id: number;
            description: string;
        };
        /** @description A line of the maintenance schedule of a vehicle. `id` is the `service_id` of `markServiceCompleted`. */
        ScheduleItem: {
            /** Format: int64 */
            id: number;
            name: string;
            /** @description In miles */
            interval: number | null;
            interval_kilometers: number | null;
            recommendation_state: components["schemas"]["RecommendationState"] | null;
            /** Format: date */
            estimated_maintenance_date: string | null;
            is_completed: boolean;
            /** @description Recommended by the manufacturer */
            recommended: boolean;
        };
        ServiceCompletion: {
            /** Format: int64 */
            service_id: number;
            is_completed: boolean;
        };
        /** @description A completed service. Omitted fields default to those of the form. */
        MaintenanceHistoryLine: {
            /** Format: date */
            date_of_completion?: string | null;
            odometer?: number | null;
            /**
             * @default miles
             * @enum {string}
             */
            odometer_units: "miles" | "kilometers";
            name: string;
            price?: number | null;
            /** Format: int64 */
            service_definition_id: number;
            position?: string | null;
        };
        /** @description Maintenance done elsewhere. It needs a shop or a shop name, and a completion date that is not in the future. */
        MaintenanceHistoryInput: {
            /**
             * Format: int64
             * @description Same as the id in the path
             */
            vehicle_id: number;
            /** Format: int64 */
            shop_id?: number | null;
            custom_shop_name?: string | null;
            odometer?: number | null;
            /** Format: date */
            date_of_completion: string;
            po_number?: string | null;
            customer_comments?: string | null;
            vehicle_services: components["schemas"]["MaintenanceHistoryLine"][];
            with_manual_history?: boolean;
            /** @description The shop's local time */
            appointment_datetime?: string | null;
        };
        /** @description The vehicle of an upcoming item, a recall or a reminder. */
        MaintenanceVehicle: {
            /** Format: int64 */
            id: number;
            vehicle_name: string | null;
            vin?: string | null;
            license_plate_number: string | null;
            other_id: string | null;
            is_active: boolean;
            /** Format: int64 */
            vehicle_type_id: number | null;
        };
        /** @description An interval of a vehicle that is due or due soon, with its services. */
        UpcomingItem: {
            vehicle: components["schemas"]["MaintenanceVehicle"];
            /** @enum {string} */
            type: "past-due" | "due-soon";
            interval_name: string;
            last_maintenance_miles: number | null;
            /** @description Odometer of the vehicle */
            miles: number | null;
            /** @description Odometer of the vehicle */
            kilometers: number | null;
            maintenance: components["schemas"]["MaintenanceItem"][];
        };
        ManualHistoryPage: {
            manual_histories: components["schemas"]["HistoryRecord"][];
            total_pages: number;
        };
        MaintenanceHistoryPage: {
            maintenance_history: components["schemas"]["HistoryRecord"][];
            total_pages: number;
        };
        SnoozeInput: {
            /**
             * Format: int64
             * @description Same as the id in the path
             */
            vehicle_id: number;
            /**
             * @description Weeks
             * @enum {integer}
             */
            value: 1 | 2 | 4 | 8 | 13;
        };
        /** @description The reminders of a vehicle are snoozed until `reminder_date`. */
        SnoozedReminder: {
            /** Format: int64 */
            vehicle_id: number;
            /**
             * @description The selected option
             * @enum {string}
             */
            snoozValue: "1 week" | "2 weeks" | "4 weeks" | "8 weeks" | "13 weeks";
            /** Format: date */
            reminder_date: string;
        };
        /** @description The recalls of one vehicle. */
        VehicleRecalls: {
            vehicle: components["schemas"]["MaintenanceVehicle"];
            recalls: components["schemas"]["Recall"][];
        };
        DashboardUser: {
            /** Format: int64 */
            id: number;
            firstName: string;
            lastName: string;
            cellPhone: string | null;
            name: string;
        };
        /** @description The fields of a vehicle that the rows, charts and links of the dashboard use. */
        DashboardVehicle: {
            /** Format: int64 */
            id: number;
            vehicle_name: string | null;
            /** @description Legacy name of `vehicle_name` */
            name_of_vehicle?: string | null;
            vin: string | null;
            year: number | null;
            make: string | null;
            model: string | null;
            license_plate_number: string | null;
            other_id: string | null;
            miles: number | null;
            kilometers: number | null;
            cost_per_mile: number | null;
            last_maintenance_miles: number | null;
            is_active: boolean;
            fleetcor_enrolled: boolean;
            /** Format: int64 */
            fleet_id: number;
            /** Format: int64 */
            vehicle_type_id: number | null;
            active_order: components["schemas"]["Order"] | null;
        };
        /** @description Initial data of the customer dashboard. Vehicles include their active order, its shop and its services. */
        Dashboard: {
            users: components["schemas"]["DashboardUser"][];
            vehicles: components["schemas"]["DashboardVehicle"][];
        };
        /** @description A requested service; `position` is required when the service has positions. */
        ServiceRequestLine: {
            /**
             * Format: int64
             * @description The service definition
             */
            id: number;
            name: string;
            position?: string | null;
        };
        /** @description A new order. Without `shop_id` and `appointment_datetime` any location takes the vehicle; an appointment is between today and 30 days ahead. */
        ServiceRequest: {
            /** Format: int64 */
            vehicle_id: number;
            /** Format: int64 */
            shop_id: number | null;
            order_services: components["schemas"]["ServiceRequestLine"][];
            po_number?: string | null;
            customer_comments?: string | null;
            /** @description Date T time in the local time of the shop */
            appointment_datetime: string | null;
            /** @description As the shop's available times said */
            payment_method_availability?: boolean;
            /** @description Ids of the fault codes to look into */
            fault_codes?: number[];
        };
        /** @description Cost of the services in one month. */
        MonthlyServiceCost: {
            /** @description YYYY-MM */
            month: string;
            total: number;
        };
        /** @description Orders of all fleets the user may see, by state and by appointment date. */
        OrderSearch: {
            state_id: components["schemas"]["OrderStatus"][];
            /** Format: date */
            start_date?: string | null;
            /**
             * Format: date
             * @description Inclusive
             */
            end_date?: string | null;
            /** @description Includes active orders without an appointment; those with one follow the dates */
            captureActive: boolean;
            /** @description Includes manually entered maintenance */
            withMaintenanceHistory: boolean;
        };
        /** @description A line as loaded, with the new `status`. Prices and names are the shop's and ignored in requests. */
        OrderLineUpdate: {
            /** Format: int64 */
            id: number;
            name?: string;
            position?: string | null;
            status: components["schemas"]["OrderServiceStatus"];
            price?: number | null;
            total?: number | null;
            service_miles?: number | null;
            service_kilometers?: number | null;
            odometer_config?: components["schemas"]["OdometerConfig"] | null;
        };
        /** @description Edits, approves or cancels. `status` is absent for an edit; with `approved` the lines contain their new status, and omitted lines are unchanged. */
        OrderUpdate: {
            /**
             * Format: int64
             * @description Same as the id in the path
             */
            id: number;
            order_services?: components["schemas"]["OrderLineUpdate"][];
            customer_comments?: string | null;
            po_number?: string | null;
            /** @description Token of the chosen payment method */
            payment_token?: string | null;
            /** @enum {string} */
            status?: "approved" | "cancel";
        };
        /** @description What to price. Without `order_services` the order is priced as stored. */
        OrderPreviewInput: {
            order_services?: components["schemas"]["OrderLineUpdate"][];
            /** @description Excludes rejected and deleted lines from the total */
            price_as_approvals_logic: boolean;
        };
        ActivityService: {
            name: string;
            /** @description Not every provider sends one */
            position?: string | null;
            price: number | null;
        };
        /** @description A step in the approval of an order. */
        ActivityItem: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Empty when a policy approved automatically */
            acting_user: string | null;
            /** @enum {string} */
            activity_type: "approval_requested" | "approved" | "auto_approved" | "rejected" | "canceled";
            total: number | null;
            service_details: components["schemas"]["ActivityService"][];
        };
        /** @description The chain of a shop. */
        Company: {
            name: string;
            reference_id: string | null;
            /** @description Savings as a share of the retail price */
            retail_savings: number | null;
            /** @description Prices are shown as "price at shop" */
            pricing_disabled: boolean;
        };
        /** @description Price of a service at a shop, per position. A missing price is shown as "price at shop". */
        PriceEstimate: {
            position: string | null;
            shop_price_estimate: number | null;
            retail_price_estimate: number | null;
        };
        /** @description A shop that takes orders. A `company` in the list of partner chains blocks scheduling. */
        Shop: {
            /** Format: int64 */
            id: number;
            name: string;
            /** Format: uri */
            logo_url: string | null;
            address_line1: string;
            city: string;
            state: string;
            is_favorite_shop: boolean;
            /** @description In miles; null without a location to measure from */
            distance: number | null;
            /** @description In kilometers */
            kilometers: number | null;
            /** @description Shown unchanged */
            shopPriceText: string | null;
            support_medium_and_heavy_duty_vehicles: boolean;
            company: components["schemas"]["Company"] | null;
            /** @description Prices of the requested services */
            price_estimates: components["schemas"]["PriceEstimate"][];
        };
        ShopPage: {
            shops: components["schemas"]["Shop"][];
            total_pages: number;
        };
        FavoriteToggle: {
            /**
             * Format: int64
             * @description Same as the id in the path
             */
            id: number;
            value: boolean;
        };
        /** @description Available times of a shop on one day in its local time; `times` is empty when there are none. */
        AvailableTimes: {
            /** Format: date */
            date: string;
            times: string[];
            /** @description The shop takes payment another way so no stored method is needed */
            payment_method_availability: boolean;
        };
        /** @description A service shops offer. `price_estimates` is empty in the basic list. */
        Service: {
            /** Format: int64 */
            id: number;
            name: string;
            /** @description The chosen position when the service has several */
            position: string | null;
            /** @description Positions to choose from, empty when the service has none */
            positionOptions: string[];
            price_estimates: components["schemas"]["PriceEstimate"][];
        };
        ServiceSearch: {
            /** @enum {string} */
            query_type: "name";
            where: {
                names: string[];
            };
            /**
             * Format: int64
             * @description Excludes services shops do not offer for a vehicle of this size
             */
            vehicle_id?: number | null;
        };
        /** @description A policy to save. It needs an approver or `auto_approvable`; auto-approval is sent as `auto_approvable` without users, never as an id. */
        PolicyInput: {
            /**
             * Format: int64
             * @description Same as the id in the path on an update
             */
            id?: number;
            /** @description 999999999999 is no limit */
            amount: number | 999999999999;
            /**
             * Format: int64
             * @description Defaults to the user's fleet
             */
            fleet_id?: number;
            service_definition_ids: number[];
            user_ids: number[];
            vehicle_ids: number[];
            all_vehicles: boolean;
            auto_approvable: boolean;
        };
        /** @description The fields of the form. The file is a jpg, jpeg, png or pdf of less than 10,000,000 bytes. */
        GloveboxItemCreate: {
            "glovebox_item[document_type]": components["schemas"]["GloveboxDocumentType"];
            "glovebox_item[document_number]"?: string;
            /** @description YYYY-MM-DD or empty to clear it */
            "glovebox_item[expiration_date]"?: string;
            /** @description Id of a state or province or empty to clear it */
            "glovebox_item[state_id]"?: string;
            "glovebox_item[insurance_name]"?: string;
            "glovebox_item[document_title]"?: string;
            /** @description The id, as text because forms contain only text */
            "glovebox_item[vehicle_id]": string;
            /** Format: binary */
            "glovebox_item[file]": Blob;
        };
        /** @description The fields to change; without a file the stored one is kept. */
        GloveboxItemUpdate: {
            "glovebox_item[document_type]"?: components["schemas"]["GloveboxDocumentType"];
            "glovebox_item[document_number]"?: string;
            /** @description YYYY-MM-DD or empty to clear it */
            "glovebox_item[expiration_date]"?: string;
            /** @description Id of a state or province or empty to clear it */
            "glovebox_item[state_id]"?: string;
            "glovebox_item[insurance_name]"?: string;
            "glovebox_item[document_title]"?: string;
            /** @description The id, as text because forms contain only text */
            "glovebox_item[vehicle_id]"?: string;
            /** Format: binary */
            "glovebox_item[file]"?: Blob;
        };
        /** @description A payment for an order. Amounts in the currency of the fleet's country. */
        PaymentActivity: {
            /** Format: int64 */
            id: number;
            fleet_name: string;
            /** Format: int64 */
            shop_order_id: number;
            /** Format: date */
            shop_order_date: string;
            /** @description Not every provider sends one */
            invoice_number?: string | null;
            amount: number;
            vehicle_name: string | null;
            vin: string | null;
            /** @description Not every provider sends one */
            license_plate_number?: string | null;
            other_id: string | null;
            po_number: string | null;
            department_number: string | null;
            method_of_payment: string | null;
            approver: string | null;
            /** Format: date */
            approval_date: string | null;
        };
        /** @description A subscription payment of a fleet. */
        SubscriptionActivity: {
            /** Format: int64 */
            id: number;
            fleet_name: string;
            /** Format: date */
            subscription_date: string;
            number_of_vehicles: number;
            amount: number;
            method_of_payment: string | null;
        };
        Promotion: {
            /** Format: int64 */
            id: number;
            name: string;
            description: string | null;
        };
        ApplyPromotion: {
            /** Format: int64 */
            shop_order_id: number;
            /** Format: int64 */
            promotion_id: number;
        };
        /** @description A promotion on an order; the order contains the new total. */
        AppliedPromotion: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            shop_order_id: number;
            promotion: components["schemas"]["Promotion"];
        };
        PromotionCode: {
            /** Format: int64 */
            shop_order_id: number;
            code: string;
        };
        PlacePoint: {
            /** @enum {string} */
            type: "Point";
            /** @description Longitude, then latitude, in degrees */
            coordinates: [
                number,
                number
            ];
        };
        /** @description OpenStreetMap data of the place; only the parts that apply to its `type`. */
        PlaceProperties: {
            /** @enum {string} */
            osm_type: "N" | "W" | "R";
            /** Format: int64 */
            osm_id: number;
            osm_key: string;
            osm_value: string;
            /** @enum {string} */
            type: "house" | "street" | "locality" | "district" | "city" | "county" | "state" | "country" | "other";
            name: string;
            housenumber?: string;
            street?: string;
            postcode?: string;
            locality?: string;
            district?: string;
            city?: string;
            county?: string;
            state?: string;
            country: string;
            /** @enum {string} */
            countrycode: "US" | "CA";
            /** @description West, north, east, south */
            extent?: number[];
        };
        Place: {
            /** @enum {string} */
            type: "Feature";
            geometry: components["schemas"]["PlacePoint"];
            properties: components["schemas"]["PlaceProperties"];
        };
        /** @description The GeoJSON response of a Photon geocoder, best match first. */
        PlaceCollection: {
            /** @enum {string} */
            type: "FeatureCollection";
            features: components["schemas"]["Place"][];
        };
        /** @enum {string} */
        BulkUploadStatus: "submitted" | "processing" | "completed" | "completed_with_errors" | "errored";
        BulkUploadLineError: {
            line: number;
            message: string;
        };
    };
    responses: {
        /** @description The body is not JSON, or a parameter cannot be read. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The values violate the contract or a rule of the fleet. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed; nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No entity with this id in the fleets the user may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The role of the signed-in user is not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the server reads. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the customer
         * @example 12
         */
        ShellCustomerId: number;
        /**
         * @description Id of the user
         * @example 13
         */
        UserId: number;
        /**
         * @description Id of the fleet
         * @example 5
         */
        FleetId: number;
        /**
         * @description Id of the fleet
         * @example 5
         */
        FleetIdOfLink: number;
        /**
         * @description Id of the quick link
         * @example 1
         */
        FleetLinkId: number;
        /**
         * @description Id of the payment method
         * @example 502
         */
        PaymentMethodId: number;
        /**
         * @description Id of the vehicle
         * @example 500006
         */
        VehicleId: number;
        /**
         * @description Name of the flag
         * @example glovebox
         */
        FlagKey: string;
        /**
         * @description Model year
         * @example 2020
         */
        ModelYear: number;
        /**
         * @description Id of the make
         * @example 72
         */
        MakeId: number;
        /**
         * @description Id of the model
         * @example 3902
         */
        ModelId: number;
        /**
         * @description Id of the submodel
         * @example 481
         */
        SubmodelId: number;
        /** @description Page of the list, from 1 */
        Page: number;
        /**
         * @description Id of the manual maintenance record
         * @example 40
         */
        ManualHistoryId: number;
        /**
         * @description Id of the order
         * @example 5000010
         */
        OrderId: number;
        /**
         * @description Id of the shop
         * @example 43
         */
        ShopId: number;
        /**
         * @description Id of the policy
         * @example 51
         */
        PolicyId: number;
        /**
         * @description Id of the document
         * @example 40
         */
        GloveboxItemId: number;
        /**
         * @description Id of the document's file
         * @example 40
         */
        GloveboxDocumentId: number;
        /**
         * @description Id of the payment
         * @example 5000231
         */
        PaymentActivityId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BulkUploadMessage = components['schemas']['BulkUploadMessage'];
export type PasswordSignIn = components['schemas']['PasswordSignIn'];
export type KeySignIn = components['schemas']['KeySignIn'];
export type SignIn = components['schemas']['SignIn'];
export type RoleName = components['schemas']['RoleName'];
export type RoleReference = components['schemas']['RoleReference'];
export type Account = components['schemas']['Account'];
export type AccountFleet = components['schemas']['AccountFleet'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type User = components['schemas']['User'];
export type SignedInUser = components['schemas']['SignedInUser'];
export type AlertType = components['schemas']['AlertType'];
export type Failure = components['schemas']['Failure'];
export type SendOtp = components['schemas']['SendOtp'];
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type FleetSignup = components['schemas']['FleetSignup'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type ChangePassword = components['schemas']['ChangePassword'];
export type ShellCustomerInput = components['schemas']['ShellCustomerInput'];
export type ShellCustomer = components['schemas']['ShellCustomer'];
export type NotificationPreferencesInput = components['schemas']['NotificationPreferencesInput'];
export type UserInput = components['schemas']['UserInput'];
export type FleetImpersonation = components['schemas']['FleetImpersonation'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type Role = components['schemas']['Role'];
export type Affiliation = components['schemas']['Affiliation'];
export type FleetAccount = components['schemas']['FleetAccount'];
export type FleetLink = components['schemas']['FleetLink'];
export type FleetPaymentType = components['schemas']['FleetPaymentType'];
export type Fleet = components['schemas']['Fleet'];
export type FleetPage = components['schemas']['FleetPage'];
export type FleetInput = components['schemas']['FleetInput'];
export type FleetUpdate = components['schemas']['FleetUpdate'];
export type FleetLinkInput = components['schemas']['FleetLinkInput'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
export type PaymentMethodUpdate = components['schemas']['PaymentMethodUpdate'];
export type PaymentClientToken = components['schemas']['PaymentClientToken'];
export type State = components['schemas']['State'];
export type GeotabSyncEvent = components['schemas']['GeotabSyncEvent'];
export type BatteryLife = components['schemas']['BatteryLife'];
export type EngineOil = components['schemas']['EngineOil'];
export type Tire = components['schemas']['Tire'];
export type TirePressure = components['schemas']['TirePressure'];
export type Diagnostic = components['schemas']['Diagnostic'];
export type FaultCode = components['schemas']['FaultCode'];
export type FlagContext = components['schemas']['FlagContext'];
export type FlagEvaluationRequest = components['schemas']['FlagEvaluationRequest'];
export type FlagKey = components['schemas']['FlagKey'];
export type FlagMetadata = components['schemas']['FlagMetadata'];
export type FlagEvaluation = components['schemas']['FlagEvaluation'];
export type OfrepFailure = components['schemas']['OfrepFailure'];
export type FlagEvaluations = components['schemas']['FlagEvaluations'];
export type OdometerUnits = components['schemas']['OdometerUnits'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderContact = components['schemas']['OrderContact'];
export type OrderVehicle = components['schemas']['OrderVehicle'];
export type OrderShop = components['schemas']['OrderShop'];
export type OrderServiceStatus = components['schemas']['OrderServiceStatus'];
export type OdometerConfig = components['schemas']['OdometerConfig'];
export type OrderService = components['schemas']['OrderService'];
export type Order = components['schemas']['Order'];
export type Policy = components['schemas']['Policy'];
export type Recall = components['schemas']['Recall'];
export type GloveboxDocumentType = components['schemas']['GloveboxDocumentType'];
export type GloveboxDocument = components['schemas']['GloveboxDocument'];
export type GloveboxItem = components['schemas']['GloveboxItem'];
export type RecommendationState = components['schemas']['RecommendationState'];
export type MaintenanceItem = components['schemas']['MaintenanceItem'];
export type HistoryRecord = components['schemas']['HistoryRecord'];
export type Vehicle = components['schemas']['Vehicle'];
export type VehicleInput = components['schemas']['VehicleInput'];
export type BasicVehicle = components['schemas']['BasicVehicle'];
export type BulkUpsertionInput = components['schemas']['BulkUpsertionInput'];
export type BulkUpsertion = components['schemas']['BulkUpsertion'];
export type VehicleTransfer = components['schemas']['VehicleTransfer'];
export type VehicleMake = components['schemas']['VehicleMake'];
export type VehicleModel = components['schemas']['VehicleModel'];
export type VehicleSubmodel = components['schemas']['VehicleSubmodel'];
export type VehicleEngine = components['schemas']['VehicleEngine'];
export type ScheduleItem = components['schemas']['ScheduleItem'];
export type ServiceCompletion = components['schemas']['ServiceCompletion'];
export type MaintenanceHistoryLine = components['schemas']['MaintenanceHistoryLine'];
export type MaintenanceHistoryInput = components['schemas']['MaintenanceHistoryInput'];
export type MaintenanceVehicle = components['schemas']['MaintenanceVehicle'];
export type UpcomingItem = components['schemas']['UpcomingItem'];
export type ManualHistoryPage = components['schemas']['ManualHistoryPage'];
export type MaintenanceHistoryPage = components['schemas']['MaintenanceHistoryPage'];
export type SnoozeInput = components['schemas']['SnoozeInput'];
export type SnoozedReminder = components['schemas']['SnoozedReminder'];
export type VehicleRecalls = components['schemas']['VehicleRecalls'];
export type DashboardUser = components['schemas']['DashboardUser'];
export type DashboardVehicle = components['schemas']['DashboardVehicle'];
export type Dashboard = components['schemas']['Dashboard'];
export type ServiceRequestLine = components['schemas']['ServiceRequestLine'];
export type ServiceRequest = components['schemas']['ServiceRequest'];
export type MonthlyServiceCost = components['schemas']['MonthlyServiceCost'];
export type OrderSearch = components['schemas']['OrderSearch'];
export type OrderLineUpdate = components['schemas']['OrderLineUpdate'];
export type OrderUpdate = components['schemas']['OrderUpdate'];
export type OrderPreviewInput = components['schemas']['OrderPreviewInput'];
export type ActivityService = components['schemas']['ActivityService'];
export type ActivityItem = components['schemas']['ActivityItem'];
export type Company = components['schemas']['Company'];
export type PriceEstimate = components['schemas']['PriceEstimate'];
export type Shop = components['schemas']['Shop'];
export type ShopPage = components['schemas']['ShopPage'];
export type FavoriteToggle = components['schemas']['FavoriteToggle'];
export type AvailableTimes = components['schemas']['AvailableTimes'];
export type Service = components['schemas']['Service'];
export type ServiceSearch = components['schemas']['ServiceSearch'];
export type PolicyInput = components['schemas']['PolicyInput'];
export type GloveboxItemCreate = components['schemas']['GloveboxItemCreate'];
export type GloveboxItemUpdate = components['schemas']['GloveboxItemUpdate'];
export type PaymentActivity = components['schemas']['PaymentActivity'];
export type SubscriptionActivity = components['schemas']['SubscriptionActivity'];
export type Promotion = components['schemas']['Promotion'];
export type ApplyPromotion = components['schemas']['ApplyPromotion'];
export type AppliedPromotion = components['schemas']['AppliedPromotion'];
export type PromotionCode = components['schemas']['PromotionCode'];
export type PlacePoint = components['schemas']['PlacePoint'];
export type PlaceProperties = components['schemas']['PlaceProperties'];
export type Place = components['schemas']['Place'];
export type PlaceCollection = components['schemas']['PlaceCollection'];
export type BulkUploadStatus = components['schemas']['BulkUploadStatus'];
export type BulkUploadLineError = components['schemas']['BulkUploadLineError'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ParameterShellCustomerId = components['parameters']['ShellCustomerId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterFleetId = components['parameters']['FleetId'];
export type ParameterFleetIdOfLink = components['parameters']['FleetIdOfLink'];
export type ParameterFleetLinkId = components['parameters']['FleetLinkId'];
export type ParameterPaymentMethodId = components['parameters']['PaymentMethodId'];
export type ParameterVehicleId = components['parameters']['VehicleId'];
export type ParameterFlagKey = components['parameters']['FlagKey'];
export type ParameterModelYear = components['parameters']['ModelYear'];
export type ParameterMakeId = components['parameters']['MakeId'];
export type ParameterModelId = components['parameters']['ModelId'];
export type ParameterSubmodelId = components['parameters']['SubmodelId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterManualHistoryId = components['parameters']['ManualHistoryId'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterShopId = components['parameters']['ShopId'];
export type ParameterPolicyId = components['parameters']['PolicyId'];
export type ParameterGloveboxItemId = components['parameters']['GloveboxItemId'];
export type ParameterGloveboxDocumentId = components['parameters']['GloveboxDocumentId'];
export type ParameterPaymentActivityId = components['parameters']['PaymentActivityId'];
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The signed-in user with a token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInUser"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Wrong credentials, key or code */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtp"];
            };
        };
        responses: {
            /** @description The code was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Wrong credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The code could not be sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteShellSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpFleet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetSignup"];
            };
        };
        responses: {
            /** @description The fleet and its owner have been created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The fleet could not be signed up */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The new password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The old password still applies */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The email was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The email could not be sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description The new password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The old password still applies */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    startPartnerSignIn: {
        parameters: {
            query: {
                /**
                 * @description First label of the brand's host
                 * @example telematics
                 */
                subdomain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the partner */
            302: {
                headers: {
                    /** @description The partner's sign-in page */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateShellCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the customer
                 * @example 12
                 */
                id: components["parameters"]["ShellCustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShellCustomerInput"];
            };
        };
        responses: {
            /** @description The completed user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShellCustomer"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The token of the partner's link is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The sign-up could not be completed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listFleetUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createFleetUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The new user */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The user could not be added */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, without a token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    impersonateFleet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetImpersonation"];
            };
        };
        responses: {
            /** @description The user inside the fleet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFleetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 13
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changed user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The user cannot currently be changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The values are not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteFleetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 13
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The user cannot be deleted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deactivateFleetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 13
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, no longer active */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The user cannot be deactivated */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    activateFleetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user
                 * @example 13
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFmcUsers: {
        parameters: {
            query: {
                /** @description Affiliation of the signed-in user */
                affiliation_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Roles of an FMC; without it those of a fleet */
                role_type?: "fmc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affiliation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Affiliation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAccountFleets: {
        parameters: {
            query: {
                /**
                 * @description Id of the fuel-card account
                 * @example 9
                 */
                account_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountFleet"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listFleets: {
        parameters: {
            query?: {
                /** @description Pages hold 50 fleets */
                page?: number;
                /** @description Part of the name */
                query?: string;
                /** @description The field `filter_value` applies to */
                filter_type?: "region" | "rep" | "fleet_payment_type" | "is_active";
                /** @description `true` or `false` for `is_active` */
                filter_value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fleets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createFleet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetInput"];
            };
        };
        responses: {
            /** @description The new fleet */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fleet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The fleet could not be added */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listAllFleets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fleet"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getMyFleet: {
        parameters: {
            query?: {
                /** @description Nested data to include */
                "include[]"?: "fleet_payment_types"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fleet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getFleet: {
        parameters: {
            query?: {
                /** @description Nested data to include */
                "include[]"?: "fleet_payment_types"[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                id: components["parameters"]["FleetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleet */
            200: {
                headers: {
                    /** @description Version of the fields of the fleet form; only a change of one of them changes it */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fleet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFleet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the fleet that the change started from */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                id: components["parameters"]["FleetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetUpdate"];
            };
        };
        responses: {
            /** @description The changed fleet */
            200: {
                headers: {
                    /** @description Version of the fields of the fleet form; only a change of one of them changes it */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fleet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The fleet is no longer the one that `If-Match` names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The values are not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteFleet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                id: components["parameters"]["FleetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fleet was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The fleet cannot be deleted now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    downloadFleetsCsv: {
        parameters: {
            query: {
                /** @description Language of the headings */
                lancode: "EN" | "FR";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listFleetPaymentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment types */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetPaymentType"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    createFleetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                fleetId: components["parameters"]["FleetIdOfLink"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetLinkInput"];
            };
        };
        responses: {
            /** @description The new link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetLink"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFleetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                fleetId: components["parameters"]["FleetIdOfLink"];
                /**
                 * @description Id of the quick link
                 * @example 1
                 */
                id: components["parameters"]["FleetLinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FleetLinkInput"];
            };
        };
        responses: {
            /** @description The changed link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetLink"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFleetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the fleet
                 * @example 5
                 */
                fleetId: components["parameters"]["FleetIdOfLink"];
                /**
                 * @description Id of the quick link
                 * @example 1
                 */
                id: components["parameters"]["FleetLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodInput"];
            };
        };
        responses: {
            /** @description The stored payment method */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The payment method could not be stored */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment method
                 * @example 502
                 */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodUpdate"];
            };
        };
        responses: {
            /** @description The changed payment method */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment method
                 * @example 502
                 */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment method was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment method is in use */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment method
                 * @example 502
                 */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default payment method */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentClientToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentClientToken"];
                };
            };
            400: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
        };
    };
    listStates: {
        parameters: {
            query: {
                /** @description Country of the states or provinces */
                country: "US" | "CA";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States or provinces by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listSyncEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Syncs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeotabSyncEvent"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createSyncEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sync has started */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeotabSyncEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is nothing to start */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getBatteryLife: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatteryLife"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Unknown vehicle, or one without a device */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getEngineOil: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineOil"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Unknown vehicle, or one without a device */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getTirePressure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TirePressure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Unknown vehicle, or one without a device */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getFaultData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultCode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Unknown vehicle, or one without a device */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    evaluateFlags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagEvaluationRequest"];
            };
        };
        responses: {
            /** @description The flags */
            200: {
                headers: {
                    /** @description Changes when the response for the same context changes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagEvaluations"];
                };
            };
            /** @description Nothing has changed since the response with this `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The context cannot be used */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 30
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
            /** @description The flag service failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
        };
    };
    evaluateFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the flag
                 * @example glovebox
                 */
                key: components["parameters"]["FlagKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagEvaluationRequest"];
            };
        };
        responses: {
            /** @description The flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagEvaluation"];
                };
            };
            /** @description The flag cannot be evaluated for this context */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
            /** @description The flag does not exist */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait
                     * @example 30
                     */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
            /** @description The flag service failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfrepFailure"];
                };
            };
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                /** @description Adds `active_order` */
                request?: "active_order";
                /** @description One fleet of an FMC */
                fleet_id?: number;
                /** @description Part of a name or VIN or plate or other id */
                search?: string;
                /** @description Fields for the grid or for a search field */
                data_type?: "extended" | "search";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description The new vehicle */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The vehicle cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listBasicVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles with basic fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicVehicle"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getVehicle: {
        parameters: {
            query?: {
                /** @description Adds the nested lists */
                include?: "all";
                /** @description The search that led to the vehicle */
                search?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description The changed vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The vehicle cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The vehicle has an active order */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deactivateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deactivated vehicle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpsertionInput"];
            };
        };
        responses: {
            /** @description The file is accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUpsertion"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            /** @description The file cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    transferVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleTransfer"];
            };
        };
        responses: {
            /** @description The vehicles were moved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A vehicle is in none of the source fleets */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The vehicles cannot be moved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    downloadVehiclesCsv: {
        parameters: {
            query?: {
                /** @description Language of the headings */
                lancode?: "EN" | "FR";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a header row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listYears: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listMakes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Model year
                 * @example 2020
                 */
                year: components["parameters"]["ModelYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The makes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleMake"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Model year
                 * @example 2020
                 */
                year: components["parameters"]["ModelYear"];
                /**
                 * @description Id of the make
                 * @example 72
                 */
                make_id: components["parameters"]["MakeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubmodels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Model year
                 * @example 2020
                 */
                year: components["parameters"]["ModelYear"];
                /**
                 * @description Id of the make
                 * @example 72
                 */
                make_id: components["parameters"]["MakeId"];
                /**
                 * @description Id of the model
                 * @example 3902
                 */
                model_id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleSubmodel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Model year
                 * @example 2020
                 */
                year: components["parameters"]["ModelYear"];
                /**
                 * @description Id of the make
                 * @example 72
                 */
                make_id: components["parameters"]["MakeId"];
                /**
                 * @description Id of the model
                 * @example 3902
                 */
                model_id: components["parameters"]["ModelId"];
                /**
                 * @description Id of the submodel
                 * @example 481
                 */
                sub_model_id: components["parameters"]["SubmodelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleEngine"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listVehicleServices: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1 */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    markServiceCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCompletion"];
            };
        };
        responses: {
            /** @description The changed service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleItem"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createMaintenanceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceHistoryInput"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The record cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listIntervals: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Defaults to all vehicles the user may see */
                "vehicle_ids[]"?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of intervals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listManualHistories: {
        parameters: {
            query?: {
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id?: number;
                /** @description Page of the orders */
                pageMH?: number;
                /** @description Page of the manual records */
                pageMMH?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualHistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteManualHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the manual maintenance record
                 * @example 40
                 */
                id: components["parameters"]["ManualHistoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMaintenanceHistory: {
        parameters: {
            query?: {
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id?: number;
                /** @description Page of the orders */
                pageMH?: number;
                /** @description Page of the manual records */
                pageMMH?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceHistoryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    snoozeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                id: components["parameters"]["VehicleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeInput"];
            };
        };
        responses: {
            /** @description The saved choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnoozedReminder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listSnoozedReminders: {
        parameters: {
            query?: {
                /** @description Defaults to all vehicles the user may see */
                "vehicle_ids[]"?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnoozedReminder"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecalls: {
        parameters: {
            query?: {
                /** @description Defaults to all vehicles the user may see */
                "vehicle_ids[]"?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recalls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRecalls"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users and vehicles with their active orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRequest"];
            };
        };
        responses: {
            /** @description The new order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The vehicle has an active order or the time is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service cannot be scheduled */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    aggregateOrders: {
        parameters: {
            query: {
                /** @description First day */
                start_date: string;
                /** @description Last day */
                end_date: string;
                /** @description How the sums are grouped */
                grouping: "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyServiceCost"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listFleetOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    searchOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSearch"];
            };
        };
        responses: {
            /** @description The orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example 5000010
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderUpdate"];
            };
        };
        responses: {
            /** @description The changed order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The user may not decide on this order */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The order has changed in the meantime */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The order cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example 5000010
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPreviewInput"];
            };
        };
        responses: {
            /** @description The order with the new prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadOrdersCsv: {
        parameters: {
            query?: {
                /** @description Language of the headings */
                lancode?: "EN" | "FR";
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /** @description Active orders instead of past ones */
                active_page?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a header row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrderActivity: {
        parameters: {
            query: {
                /**
                 * @description Id of the order
                 * @example 5000010
                 */
                shop_order_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /** @description ZIP or postal code */
                zip?: string;
                /** @description Latitude of the place to search around */
                latitude?: number;
                /** @description Longitude of the place to search around */
                longitude?: number;
                /** @description Page of the list, from 1 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id?: number;
                /** @description Services to price */
                "services_requested[]"?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The place cannot be found */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listFavoriteShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    toggleFavoriteShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the shop
                 * @example 43
                 */
                id: components["parameters"]["ShopId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteToggle"];
            };
        };
        responses: {
            /** @description The changed shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getShopSchedule: {
        parameters: {
            query: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id: number;
                /** @description The services to be done */
                "service_definition_ids[]"?: number[];
                /** @description The day */
                date: string;
                /** @description Always 1 */
                days: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the shop
                 * @example 43
                 */
                id: components["parameters"]["ShopId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available times */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableTimes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The times cannot be loaded */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description Names and positions without prices */
                basic?: boolean;
                /** @description Includes the estimates of every position */
                full_prices?: boolean;
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id?: number;
                /**
                 * @description Id of the shop
                 * @example 43
                 */
                shop_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    searchServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceSearch"];
            };
        };
        responses: {
            /** @description The services whose name matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    lookUpPrices: {
        parameters: {
            query: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicle_id: number;
                /**
                 * @description Id of the shop
                 * @example 43
                 */
                shop_id: number;
                /**
                 * @description Ids of the services
                 * @example [
                 *       101,
                 *       102
                 *     ]
                 */
                "service_ids[]": number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services with their estimates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyInput"];
            };
        };
        responses: {
            /** @description The new policy */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The policy cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updatePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the policy
                 * @example 51
                 */
                id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyInput"];
            };
        };
        responses: {
            /** @description The changed policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The policy cannot be saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deletePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the policy
                 * @example 51
                 */
                id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listGloveboxItems: {
        parameters: {
            query: {
                /**
                 * @description Id of the vehicle
                 * @example 500006
                 */
                vehicleId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GloveboxItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createGloveboxItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GloveboxItemCreate"];
            };
        };
        responses: {
            /** @description The stored document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GloveboxItem"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description A Driver may change only the driver license */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The document or its file is not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updateGloveboxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document
                 * @example 40
                 */
                id: components["parameters"]["GloveboxItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GloveboxItemUpdate"];
            };
        };
        responses: {
            /** @description The changed document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GloveboxItem"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description A Driver may change only the driver license */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The document or its file is not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteGloveboxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document
                 * @example 40
                 */
                id: components["parameters"]["GloveboxItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description A Driver may change only the driver license */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadGloveboxDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document's file
                 * @example 40
                 */
                id: components["parameters"]["GloveboxDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/png": Blob;
                    "image/jpeg": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentActivities: {
        parameters: {
            query?: {
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /** @description One fleet of an FMC */
                fleet_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentActivity"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment
                 * @example 5000231
                 */
                id: components["parameters"]["PaymentActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadPaymentActivitiesCsv: {
        parameters: {
            query?: {
                /** @description Language of the headings */
                lancode?: "EN" | "FR";
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /** @description One fleet of an FMC */
                fleet_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a header row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubscriptionActivities: {
        parameters: {
            query?: {
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /** @description One fleet of an FMC */
                fleet_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionActivity"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubscriptionActivity: {
        parameters: {
            query: {
                /**
                 * @description Id of the subscription payment
                 * @example 5074
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadSubscriptionActivitiesCsv: {
        parameters: {
            query?: {
                /** @description Language of the headings */
                lancode?: "EN" | "FR";
                /** @description First day */
                start_date?: string;
                /** @description Last day */
                end_date?: string;
                /** @description One fleet of an FMC */
                fleet_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file with a header row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listPromotions: {
        parameters: {
            query: {
                /**
                 * @description Id of the order
                 * @example 5000010
                 */
                shopping_cart_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    applyPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyPromotion"];
            };
        };
        responses: {
            /** @description The promotion was applied */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedPromotion"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The promotion is already applied */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The promotion cannot be applied */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createPromotionByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionCode"];
            };
        };
        responses: {
            /** @description The promotion was applied */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedPromotion"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The promotion is already applied */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The code is not accepted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /** @description What the user typed */
                q: string;
                /** @description Ranks places near this point first */
                lat?: number;
                /** @description Ranks places near this point first */
                lon?: number;
                /** @description At most this many places */
                limit?: number;
                /** @description Language of the names */
                lang?: "en" | "fr";
                /** @description Only places of this country */
                countrycode?: "us" | "ca";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceCollection"];
                };
            };
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
}
