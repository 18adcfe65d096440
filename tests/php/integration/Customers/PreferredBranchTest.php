<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Customers;

use Coleman\Api\Customers\BranchForms;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Tests\Integration\TestCase;

/** A visitor's own branch: the browser's, the account's, and who wins. */
final class PreferredBranchTest extends TestCase
{
    private int $ann = 0;

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('send_auth_cookies', '__return_false');
        $this->modules()->foundation->connection()->execute('DELETE FROM {customer_accounts}');
        $made = wp_insert_user(['user_login' => 'branch-ann', 'user_pass' => 'password of ann', 'user_email' => 'branch-ann@example.com', 'role' => 'customer']);
        self::assertIsInt($made);
        $this->ann = $made;
        unset($_COOKIE[VisitorPlace::BRANCH]);
        wp_set_current_user(0);
    }

    protected function tearDown(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->ann);
        unset($_COOKIE[VisitorPlace::BRANCH], $_SERVER['REQUEST_URI']);
        remove_filter('send_auth_cookies', '__return_false');
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testAnUnknownBranchIsNone(): void
    {
        foreach (['', '0', '77', '-4', '4x', '04', '4 ', '99999999999', '<b>'] as $cookie) {
            $_COOKIE[VisitorPlace::BRANCH] = $cookie;
            self::assertSame(0, $this->modules()->customers->preferredBranch()->id(), $cookie);
        }
        $_COOKIE[VisitorPlace::BRANCH] = ['4'];
        self::assertSame(0, $this->modules()->customers->preferredBranch()->id());
        $_COOKIE[VisitorPlace::BRANCH] = '4';
        self::assertSame(4, $this->modules()->customers->preferredBranch()->id());
    }

    public function testTheFormLeadsBackToItsPageAndNowhereElse(): void
    {
        $form = (new BranchForms($this->modules()->customers->preferredBranch()))->all()['branch_choose'];
        foreach (['/locations/easton/?a=1' => '/locations/easton/?a=1#', '/customer' => '/customer#', '//evil.example/' => '/#', '/%5cevil.example' => '/#', '' => '/#'] as $asked => $target) {
            $_SERVER['REQUEST_URI'] = $asked;
            self::assertSame($target, $form(['branch' => '2']));
        }
        self::assertSame('2', $_COOKIE[VisitorPlace::BRANCH]);
        foreach (['77', 'Easton'] as $typed) {
            try {
                $form(['branch' => $typed]);
                self::fail($typed);
            } catch (ApiError $error) {
                self::assertSame([400, ['branch']], [$error->status, array_keys($error->params)]);
            }
        }
        self::assertSame(2, $this->modules()->customers->preferredBranch()->id());
        $form(['branch' => '']);
        self::assertSame(0, $this->modules()->customers->preferredBranch()->id(), 'none');
    }

    public function testWhoHasSignedInChoosesForTheAccountToo(): void
    {
        wp_set_current_user($this->ann);
        $this->modules()->customers->accounts()->saveContact($this->ann, '913-555-0100', 'Farm', 1);
        self::assertSame(1, $this->modules()->customers->preferredBranch()->id(), 'the account, where the browser knows none');
        $this->modules()->customers->preferredBranch()->choose(3);
        $account = $this->modules()->customers->accounts()->byUser($this->ann);
        self::assertSame([3, '913-555-0100', 'Farm'], [$account->locationId, $account->phone, $account->company]);
    }

    public function testTheAccountWinsAtSignInAndOneWithoutABranchLeavesTheChoice(): void
    {
        $_COOKIE[VisitorPlace::BRANCH] = '2';
        $this->modules()->customers->signIn()->signIn('branch-ann@example.com', 'password of ann');
        self::assertSame('2', $_COOKIE[VisitorPlace::BRANCH]);
        $this->modules()->customers->accounts()->saveContact($this->ann, '', '', 4);
        $this->modules()->customers->signIn()->signIn('branch-ann@example.com', 'password of ann');
        self::assertSame('4', $_COOKIE[VisitorPlace::BRANCH]);
    }

    public function testTheProfileIsKeptInTheBrowser(): void
    {
        wp_set_current_user($this->ann);
        $profile = ['FirstName' => 'Ann', 'LastName' => 'Farmer', 'Email' => 'branch-ann@example.com'];
        $this->modules()->customers->profiles()->save($this->ann, $profile + ['PreferredLocationId' => '3'], []);
        self::assertSame('3', $_COOKIE[VisitorPlace::BRANCH]);
        $_COOKIE[VisitorPlace::BRANCH] = '1';
        $this->modules()->customers->profiles()->save($this->ann, $profile + ['PreferredLocationId' => '3'], []);
        self::assertSame('1', $_COOKIE[VisitorPlace::BRANCH], 'what was not changed changes nothing');
    }

    public function testANewAccountTakesTheBranchAlong(): void
    {
        $_COOKIE[VisitorPlace::BRANCH] = '4';
        $user = $this->modules()->customers->registration()->register(['email' => 'branch-new@example.com', 'password' => 'a long password', 'first_name' => 'New', 'last_name' => 'Person']);
        self::assertSame(4, $this->modules()->customers->accounts()->byUser($user)->locationId);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($user);
    }
}
