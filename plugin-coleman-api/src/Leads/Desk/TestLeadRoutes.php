<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Leads\TestLead;
use Coleman\Api\Leads\TestLeadState;

/** The test lead, for who looks after the site. */
final readonly class TestLeadRoutes
{
    public function __construct(private TestLead $testLead)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/test-lead', Permission::Settings, Caching::Personal, '', 'desk-test-lead', static fn (): Reply => new Reply(TestLeadState::ofSite()->present()), 'What became of the last test lead.'),
            new Route('POST', '/desk/test-lead', Permission::Settings, Caching::Personal, '', 'desk-test-lead', $this->send(...), 'Sends a test lead now, unless one is under way.'),
        ];
    }

    private function send(): Reply
    {
        $this->testLead->send();

        return new Reply(TestLeadState::ofSite()->present());
    }
}
