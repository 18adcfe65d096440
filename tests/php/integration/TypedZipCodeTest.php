<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Customers\Address;
use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Locations\BranchMatch;

/** A ZIP code that is typed with spaces is understood everywhere, and kept as the post writes it. */
final class TypedZipCodeTest extends TestCase
{
    private const PLUS_FOUR = '66012 1234';

    public function testAddressesAndInquiriesKeepItAsThePostWritesIt(): void
    {
        $address = Address::fromFields(['name' => 'Ray', 'street' => '1 Main St', 'city' => 'Bonner Springs', 'state' => 'KS', 'zip' => self::PLUS_FOUR]);
        $inquiry = Inquiry::fromFields(['firstName' => 'Ray', 'lastName' => 'Hill', 'email' => 'ray@example.com', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66 012']);
        self::assertSame(['66012-1234', '66012'], [$address->zip, $inquiry->zip]);
    }

    public function testItFindsTheSameBranchAndTheSameSalespeople(): void
    {
        $nearest = $this->modules()->branches->nearestBranch();
        self::assertNotNull($nearest->toZip('66012'));
        foreach (['66 012', '660121234', self::PLUS_FOUR] as $typed) {
            self::assertSame($nearest->toZip('66012')->id, BranchMatch::byZip($typed, $nearest)->branch?->id, $typed);
            foreach (['/locations/nearest', '/salesmen'] as $path) {
                $answer = $this->call('GET', $path, ['zip' => $typed]);
                self::assertSame(200, $answer->get_status(), $path);
                self::assertSame($this->body($this->call('GET', $path, ['zip' => '66012']))['results'], $this->body($answer)['results'], $path);
            }
        }
    }
}
