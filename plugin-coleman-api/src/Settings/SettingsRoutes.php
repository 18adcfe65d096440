<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The dealership's settings, for administrators; managers see and change what is theirs. */
final readonly class SettingsRoutes
{
    public function __construct(private Settings $settings)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/settings', Permission::Rates, Caching::Personal, '', 'settings-group[]', fn (): Reply => new Reply($this->settings->present()), 'All settings by group, with help and defaults.'),
            new Route('POST', '/desk/settings/(?P<group>[\w-]+)', Permission::Rates, Caching::Personal, 'desk-settings', 'settings-group', $this->save(...), 'Saves the settings of a group: all of them, or none. 403 coleman_setting_forbidden names the first one that somebody else has to change.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        return new Reply($this->settings->save(Input::text($request, 'group'), Input::fields($request, 'values')));
    }
}
