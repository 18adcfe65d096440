<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** Where an owner sees the people of the account, and where the link of an invitation leads. A visit writes nothing. */
final readonly class PeoplePages
{
    public const PEOPLE = '/customer/people';
    public const INVITATION = '/customer/invitation';

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::personal('my-people', self::PEOPLE, __('People in your account', 'coleman'))),
            PageRoute::to(Page::personal('account-invitation', self::INVITATION, __('Invitation to an account', 'coleman'))),
        ];
    }
}
