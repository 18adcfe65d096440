<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\People\InvitationRepository;
use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PlacedBy;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;

/** Several people under one account: how they come to it, what they share, and how it ends. */
final class SharedAccountTest extends SharedAccountCase
{
    public function testTheFirstWhoJoinsSharesTheOrdersAndAddressesOfTheOwnerAndKeepsTheirOwn(): void
    {
        $before = $this->orderBy('owner');
        $own = $this->orderBy('buyer');
        $this->modules()->customers->addresses()->save($this->users['buyer'], 0, ['name' => 'Bo Quirk'] + self::ADDRESS);
        self::assertSame([$own->id], $this->seenBy('buyer'));
        $this->found();

        $shared = $this->orderBy('buyer');
        self::assertSame($this->account, $shared->accountId);
        self::assertSame([$shared->id, $before->id], $this->seenBy('owner'));
        self::assertSame([$shared->id, $before->id], $this->seenBy('viewer'));
        // What was theirs before stays theirs alone.
        self::assertSame([$shared->id, $own->id, $before->id], $this->seenBy('buyer'));
        self::assertSame(3, $this->modules()->orderRecords->repository()->countOfCustomer($this->users['buyer']));
        self::assertSame(3, $this->modules()->orderRecords->repository()->countOfCustomer($this->users['buyer'], $shared->state->value));
        self::assertSame(0, $this->modules()->orderRecords->repository()->countOfCustomer($this->users['buyer'], 'completed'));
        self::assertSame('Buyer Quirk', PlacedBy::name($shared));
        self::assertSame('', PlacedBy::name($own));
        self::assertSame(['Quirk Farms', 'Bo Quirk'], array_column($this->modules()->customers->addresses()->list($this->users['buyer']), 'name'));
        self::assertSame([false, true], array_column($this->modules()->customers->addresses()->list($this->users['buyer']), 'can_change'));
        self::assertSame(['Quirk Farms'], array_column($this->modules()->customers->addresses()->list($this->users['owner']), 'name'));
        self::assertSame([], $this->modules()->customers->addresses()->list($this->users['viewer']));
    }

    public function testWhoIsRemovedSeesNothingOfTheAccountFromThenOn(): void
    {
        $this->found();
        $shared = $this->orderBy('buyer');
        $this->modules()->customers->people()->remove($this->users['owner'], $this->users['buyer']);

        self::assertSame([], $this->seenBy('buyer'));
        self::assertSame([$shared->id], $this->seenBy('owner'));
        self::assertFalse($this->modules()->customers->accounts()->forOrders($this->users['buyer'])->hasTerms);
        self::assertSame([], $this->modules()->customers->addresses()->list($this->users['buyer']));
        // Nor by the key that their browser was given.
        wp_set_current_user(0);
        self::assertNull($this->modules()->orders->access()->find($shared->id, $shared->key, $shared->email));
        self::assertSame(['people-removed'], $this->letters('buyer@farm.example.com'));
    }

    public function testLettersGoToThePeopleWhoCanOpenTheOrder(): void
    {
        $this->found();
        $modules = $this->modules();
        $staff = Actor::staff(1);
        $orders = [];
        foreach (['stays', 'leaves', 'other address', 'erased', 'deleted'] as $case) {
            $orders[$case] = $this->orderBy('buyer')->id;
            $this->sql('UPDATE {orders} SET email = %s WHERE id = %d', ['other address' === $case ? 'office@farm.example.com' : 'buyer@farm.example.com', $orders[$case]]);
        }
        $order = static fn (int $id): Order => $modules->orderRecords->repository()->byId($id) ?? self::fail('The order is gone.');
        $told = function (string $case) use ($modules, $orders, $order, $staff): array {
            $this->sql('DELETE FROM {outbox}');
            $modules->orders->service()->move($order($orders[$case]), OrderState::Confirmed, $staff);
            $modules->orders->service()->cancel($order($orders[$case]), Actor::customer($this->users['owner']));

            return array_map(static fn (array $row): string => sprintf('%s %s', $row['kind'], str_ends_with((string) $row['kind'], '-desk') ? $row['reply_to'] : $row['recipient']), $modules->foundation->connection()->rows('SELECT kind, recipient, reply_to FROM {outbox} ORDER BY id'));
        };
        $all = static fn (string $email): array => ['order-confirmed ' . $email, 'order-cancelled ' . $email, 'order-cancelled-desk ' . $email];
        self::assertSame($all('buyer@farm.example.com'), $told('stays'));
        $modules->customers->people()->remove($this->users['owner'], $this->users['buyer']);
        self::assertSame($all('owner@farm.example.com'), $told('leaves'));
        self::assertSame($all('office@farm.example.com'), $told('other address'));
        $this->sql('UPDATE {orders} SET customer_id = 0, email = %s WHERE id = %d', [OrderPersonalData::ERASED, $orders['erased']]);
        self::assertSame($all('owner@farm.example.com'), $told('erased'));
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->users['buyer']);
        self::assertSame($all('owner@farm.example.com'), $told('deleted'));
    }

    public function testWhoIsRemovedWhileOrderingDoesNotOrderOnTheAccount(): void
    {
        $this->found();
        $user = $this->users['buyer'];
        $cart = CartOwner::guest('shared late');
        $this->modules()->carts->service()->add($cart, $this->inStock(), 1);
        $buyer = new Buyer($cart, $user, hasTerms: true, isConfirmed: true, accountId: $this->account);
        $this->modules()->customers->people()->changeRole($this->users['owner'], $user, 'viewer');

        $refusal = $this->refusal(fn () => $this->modules()->foundation->transaction()->run(fn () => $this->modules()->checkout->checkout()->place($buyer, $this->request())));
        self::assertSame(['coleman_account_changed', 409], $refusal);
        self::assertSame(0, $this->rows('orders'));
    }

    public function testTheLimitOfTheOwnerCountsWhatEverybodyOrderedOnTheAccount(): void
    {
        $this->found();
        $limit = $this->modules()->orderRecords->creditLimit();
        $this->sql('UPDATE {customer_accounts} SET credit_limit_cents = 100000, terms_days = 30 WHERE user_id = %d', [$this->users['owner']]);
        $shared = $this->orderBy('buyer');
        $this->orderBy('viewer');
        $this->modules()->orders->ledger()->receive($shared, 'account', $shared->totalCents, '', 'on-account', Actor::staff(1));
        self::assertSame(100_000 - $shared->totalCents, $limit->leftCents($this->users['owner']));

        $this->sql('UPDATE {customer_accounts} SET credit_limit_cents = %d WHERE user_id = %d', [$shared->totalCents + 1, $this->users['owner']]);
        $next = $this->orderBy('buyer');
        self::assertSame(['coleman_credit_limit', 409], $this->refusal(fn () => $this->modules()->orders->ledger()->receive($next, 'account', $next->totalCents, '', 'too-much', Actor::staff(1))));

        // Limit and debt go with the account to its next owner.
        $this->modules()->customers->people()->handOver($this->users['owner'], $this->users['buyer']);
        self::assertSame(1, $limit->leftCents($this->users['buyer']));
        self::assertNull($limit->leftCents($this->users['owner']));
    }

    public function testAnInvitationWorksOnceForSevenDaysAndUntilItIsRevokedOrReplaced(): void
    {
        $invitations = $this->modules()->people->invitations();
        $first = $this->invite('buyer@farm.example.com');
        $second = $this->invite('Buyer@farm.example.com', PersonRole::Viewer);
        self::assertNull($invitations->offer($first));
        self::assertSame(PersonRole::Viewer, $invitations->offer($second)?->role);
        self::assertSame(0, (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {account_invitations} WHERE token_hash = %s', [$second]));

        $invitations->accept($this->users['buyer'], $second);
        self::assertSame(['coleman_link_gone', 410], $this->refusal(fn () => $invitations->accept($this->users['viewer'], $second)));

        $third = $this->invite('viewer@farm.example.com');
        $late = new InvitationRepository($this->modules()->foundation->connection(), new FixedClock('+7 days'));
        self::assertNull($late->byKey($third));
        self::assertNotNull((new InvitationRepository($this->modules()->foundation->connection(), new FixedClock('+167 hours')))->byKey($third));
        $id = $invitations->offer($third)->id ?? 0;
        self::assertSame(['coleman_invitation_not_found', 404], $this->refusal(fn () => $invitations->revoke($this->users['stranger'], $id)));
        $invitations->revoke($this->users['owner'], $id);
        self::assertSame(['coleman_link_gone', 410], $this->refusal(fn () => $invitations->accept($this->users['viewer'], $third)));
        $this->invite('viewer@farm.example.com');
        self::assertSame(1, $late->purgeExpired());
    }

    public function testTheFormsThatAnInvitationLeadsToKnowWhomItInvitesWhileItIsOpen(): void
    {
        $key = $this->invite('viewer@farm.example.com');
        $filled = static function (string $redirect): array {
            $_GET = ['redirect' => $redirect];
            try {
                return array_map(
                    static fn (string $block): bool => str_contains(render_block(['blockName' => $block, 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]), 'value="viewer@farm.example.com"'),
                    ['coleman/register', 'coleman/sign-in'],
                );
            } finally {
                $_GET = [];
            }
        };
        self::assertSame([true, true], $filled('/customer/invitation?key=' . $key));
        foreach (['/customer/invitation', '/customer/invitation?key=', '/customer/invitation?key[]=' . $key, '/customer?key=' . $key, '/customer/invitation?key=' . str_repeat('0', 32)] as $other) {
            self::assertSame([false, false], $filled($other), $other);
        }
        $this->modules()->people->invitations()->accept($this->users['viewer'], $key);
        self::assertSame([false, false], $filled('/customer/invitation?key=' . $key));
    }

    public function testInvitationsHaveALimitADay(): void
    {
        update_option('coleman_limits', ['people_invite' => [2, 86_400], 'people_mail' => [1, 86_400]]);
        try {
            $invite = fn (string $email) => $this->modules()->people->invitations()->invite($this->users['owner'], $email, 'buyer');
            $invite('buyer@farm.example.com');
            self::assertSame(['coleman_rate_limited', 429], $this->refusal(fn () => $invite('buyer@farm.example.com')));
            self::assertSame(['coleman_rate_limited', 429], $this->refusal(fn () => $invite('viewer@farm.example.com')));
            self::assertSame(1, $this->rows('account_invitations'));
        } finally {
            delete_option('coleman_limits');
        }
    }

    public function testWhoMayInviteAndWhom(): void
    {
        $this->found();
        $invite = fn (string $name, string $email, string $role = 'buyer') => $this->refusal(fn () => $this->modules()->people->invitations()->invite($this->users[$name], $email, $role));
        self::assertSame(['coleman_owner_only', 403], $invite('buyer', 'new@farm.example.com'));
        self::assertSame(['coleman_owner_only', 403], $invite('viewer', 'new@farm.example.com'));
        self::assertSame(['rest_invalid_param', 400], $invite('owner', 'BUYER@farm.example.com'));
        self::assertSame(['rest_invalid_param', 400], $invite('owner', 'owner@farm.example.com'));
        self::assertSame(['rest_invalid_param', 400], $invite('owner', 'no email'));
        self::assertSame(['rest_invalid_param', 400], $invite('owner', 'new@farm.example.com', 'owner'));
        $this->modules()->customers->accounts()->leaveUnconfirmed($this->users['stranger']);
        self::assertSame(['coleman_unconfirmed', 403], $invite('stranger', 'new@farm.example.com'));
        self::assertSame(0, $this->rows('account_invitations'));
    }

    public function testWhoAcceptsOwnsTheirEmailAddressAndSharesNoOtherAccount(): void
    {
        $invitations = $this->modules()->people->invitations();
        $this->modules()->customers->accounts()->leaveUnconfirmed($this->users['buyer']);
        $this->modules()->customers->accounts()->leaveUnconfirmed($this->users['stranger']);
        $key = $this->invite('buyer@farm.example.com');
        self::assertSame(['coleman_unconfirmed', 403], $this->refusal(fn () => $invitations->accept($this->users['stranger'], $key)));
        self::assertSame(['coleman_already_in_account', 409], $this->refusal(fn () => $invitations->accept($this->users['owner'], $key)));
        // The link was mailed to the address: that confirms it.
        $invitations->accept($this->users['buyer'], $key);
        self::assertTrue($this->modules()->customers->accounts()->isConfirmed($this->users['buyer']));
        // Who is confirmed may have another address than the one that was invited.
        $invitations->accept($this->users['viewer'], $this->invite('office@farm.example.com', PersonRole::Viewer));
        self::assertSame(PersonRole::Viewer, $this->modules()->customers->people()->of($this->users['viewer'])?->role);
        self::assertSame(['coleman_already_in_account', 409], $this->refusal(fn () => $invitations->accept($this->users['viewer'], $this->invite('more@farm.example.com'))));
        self::assertSame(['people-joined', 'people-joined'], $this->letters('owner@farm.example.com'));
    }

    public function testAnInvitationOfSomebodyWhoJoinedAnotherAccountIsWorthNothing(): void
    {
        $this->modules()->people->invitations()->invite($this->users['stranger'], 'removed@farm.example.com', 'buyer');
        $key = $this->keyMailedTo('removed@farm.example.com');
        $this->join('stranger', PersonRole::Buyer);
        self::assertSame(['coleman_link_gone', 410], $this->refusal(fn () => $this->modules()->people->invitations()->accept($this->users['removed'], $key)));
    }

    public function testTheOwnerHandsOverWhatIsTheAccountsAndStaysAsABuyer(): void
    {
        $this->found();
        $this->modules()->customers->addresses()->save($this->users['viewer'], 0, ['name' => 'Vi Quirk'] + self::ADDRESS);
        $this->invite('new@farm.example.com');
        $people = $this->modules()->customers->people();
        self::assertSame(['coleman_owner_stays', 409], $this->refusal(fn () => $people->leave($this->users['owner'])));
        self::assertSame(['coleman_owner_stays', 409], $this->refusal(fn () => $people->remove($this->users['owner'], $this->users['owner'])));
        self::assertSame(['coleman_owner_stays', 409], $this->refusal(fn () => $people->changeRole($this->users['owner'], $this->users['owner'], 'viewer')));
        self::assertSame(['coleman_owner_only', 403], $this->refusal(fn () => $people->handOver($this->users['buyer'], $this->users['buyer'])));
        self::assertSame(['coleman_person_not_found', 404], $this->refusal(fn () => $people->handOver($this->users['owner'], $this->users['stranger'])));

        $people->handOver($this->users['owner'], $this->users['viewer']);
        self::assertTrue($people->of($this->users['viewer'])?->isOwner());
        $accounts = $this->modules()->customers->accounts();
        self::assertSame(['Q-100', true, 'Quirk Farms LLC'], [$accounts->byUser($this->users['viewer'])->number, $accounts->byUser($this->users['viewer'])->hasTerms, $accounts->byUser($this->users['viewer'])->company]);
        self::assertSame(['', false], [$accounts->byUser($this->users['owner'])->number, $accounts->byUser($this->users['owner'])->hasTerms]);
        foreach (['viewer', 'owner', 'buyer'] as $name) {
            self::assertTrue($accounts->forOrders($this->users[$name])->hasTerms, $name);
        }
        self::assertSame(['Quirk Farms', 'Vi Quirk'], array_column($this->modules()->customers->addresses()->list($this->users['viewer']), 'name'));
        self::assertSame([true, true], array_column($this->modules()->customers->addresses()->list($this->users['viewer']), 'can_change'));
        self::assertSame(['Quirk Farms'], array_column($this->modules()->customers->addresses()->list($this->users['buyer']), 'name'));
        self::assertSame(['coleman_owner_only', 403], $this->refusal(fn () => $people->remove($this->users['owner'], $this->users['buyer'])));
        self::assertSame(['new@farm.example.com'], array_column($this->modules()->people->presenter()->for($this->users['viewer'])['invitations'], 'email'));
        $people->leave($this->users['owner']);
        self::assertNull($people->of($this->users['owner']));
    }

    public function testTheDeskFindsABuyerWithTheTermsOfTheOwner(): void
    {
        $this->found();
        wp_set_current_user(1);
        $request = new \WP_REST_Request('GET', '/coleman/v1/desk/orders/buyers');
        $request->set_query_params(['search' => 'Quirk']);
        $terms = array_column(rest_do_request($request)->get_data()['results'], 'has_terms', 'customer_id');
        // Who may only look, or was removed, orders on their own.
        self::assertSame(['owner' => true, 'buyer' => true, 'viewer' => false, 'removed' => false], array_map(fn (int $user): bool => $terms[$user], array_diff_key($this->users, ['stranger' => 0])));
    }

    public function testAPersonWithTermsOfTheirOwnTakesNoOther(): void
    {
        $this->found();
        $this->sql("INSERT INTO {customer_accounts} (user_id, account_number, is_tax_exempt, has_terms, location_id, phone, company) VALUES (%d, 'B-7', 0, 0, 0, '', '')", [$this->users['buyer']]);
        self::assertSame(['coleman_has_own_terms', 409], $this->refusal(fn () => $this->modules()->customers->people()->handOver($this->users['owner'], $this->users['buyer'])));
        self::assertTrue($this->modules()->customers->people()->of($this->users['owner'])?->isOwner());
        self::assertSame('Q-100', $this->modules()->customers->accounts()->byUser($this->users['owner'])->number);
    }

    public function testWhoIsErasedLeavesTheOrdersToTheOthers(): void
    {
        $this->found();
        $order = $this->orderBy('buyer');
        $this->sql("UPDATE {orders} SET state = 'completed', po_number = 'PO 9', email = 'buyer@farm.example.com' WHERE id = %d", [$order->id]);
        $this->erase('buyer');

        self::assertSame([$order->id], $this->seenBy('owner'));
        self::assertSame([], $this->seenBy('buyer'));
        $kept = $this->modules()->orderRecords->repository()->byId($order->id);
        self::assertSame([0, OrderPersonalData::ERASED, 'PO 9', '(erased)', '1 Main St', ''], [$kept?->customerId, $kept?->email, $kept?->poNumber, $kept?->billing->name, $kept?->billing->street, $kept?->billing->phone]);
        self::assertNull($this->modules()->customers->people()->of($this->users['buyer']));
    }

    public function testAnErasedOwnersAccountGoesToABuyerAndEndsWhereNobodyIsLeft(): void
    {
        $this->found();
        $this->erase('owner');
        self::assertTrue($this->modules()->customers->people()->of($this->users['buyer'])?->isOwner());
        self::assertSame('Q-100', $this->modules()->customers->accounts()->byUser($this->users['buyer'])->number);
        self::assertSame(['Quirk Farms'], array_column($this->modules()->customers->addresses()->list($this->users['buyer']), 'name'));

        $order = $this->orderBy('buyer');
        $this->sql("UPDATE {orders} SET state = 'completed' WHERE id = %d", [$order->id]);
        $this->erase('viewer');
        $this->erase('buyer');
        self::assertSame(0, $this->rows('shared_accounts') + $this->rows('account_people') + $this->rows('customer_addresses'));
        self::assertSame('', $this->modules()->orderRecords->repository()->byId($order->id)?->billing->street);
    }

    public function testADeletedUserLeavesTheAccountToTheOthers(): void
    {
        $this->found();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->users['owner']);
        self::assertTrue($this->modules()->customers->people()->of($this->users['buyer'])?->isOwner());
        self::assertNull($this->modules()->customers->people()->of($this->users['owner']));
    }

    public function testStaffSeeThePeopleAndRemoveOneButNotTheOwner(): void
    {
        $this->found();
        $staff = get_users(['role' => 'administrator', 'number' => 1])[0];
        self::assertInstanceOf(\WP_User::class, $staff);
        wp_set_current_user($staff->ID);
        $path = '/desk/customers/' . $this->users['viewer'];
        $people = $this->body($this->call('GET', $path))['results'];
        self::assertIsArray($people);
        self::assertIsArray($people['people']);
        self::assertSame(['owner', 'buyer', 'viewer'], array_column($people['people'], 'role'));

        $removed = $this->call('POST', $path . '/people/remove', ['person' => $this->users['buyer']]);
        self::assertSame(200, $removed->get_status());
        self::assertNull($this->modules()->customers->people()->of($this->users['buyer']));
        self::assertSame(409, $this->call('POST', $path . '/people/remove', ['person' => $this->users['owner']])->get_status());
        self::assertSame(404, $this->call('POST', $path . '/people/remove', ['person' => $this->users['stranger']])->get_status());
    }

    private function erase(string $name): void
    {
        $user = get_userdata($this->users[$name]);
        self::assertInstanceOf(\WP_User::class, $user);
        $erasers = apply_filters('wp_privacy_personal_data_erasers', []);
        self::assertIsArray($erasers);
        foreach ($erasers as $eraser) {
            if (is_array($eraser) && is_callable($eraser['callback'] ?? null) && str_starts_with(is_string($eraser['eraser_friendly_name'] ?? null) ? (string) array_search($eraser, $erasers, true) : '', 'coleman-')) {
                $eraser['callback']($user->user_email, 1);
            }
        }
    }

    /** @return list<string> kinds of the letters to an address, but for the invitation */
    private function letters(string $email): array
    {
        return array_map(static fn (array $row): string => (string) $row['kind'], $this->modules()->foundation->connection()->rows("SELECT kind FROM {outbox} WHERE recipient = %s AND kind LIKE 'people-%%' AND kind <> 'people-invitation' ORDER BY id", [$email]));
    }

    /**
     * @param \Closure(): mixed $act
     * @return array{string, int} code and status
     */
    private function refusal(\Closure $act): array
    {
        try {
            $act();
        } catch (ApiError $refusal) {
            return [$refusal->errorCode, $refusal->status];
        }

        return ['', 200];
    }
}
