<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Leads;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\File;
use Coleman\Api\Http\Limits;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Pictures\UploadedFiles;

/** Pictures of a trade-in: pixels alone, for staff alone, as long as the inquiry. */
final class LeadPicturesTest extends LeadTestCase
{
    use AtTheDesk {
        AtTheDesk::mails as private mailKinds;
    }

    private const TRADE_IN = ['make' => 'Kubota', 'model' => 'L3901', 'modelYear' => '2019', 'hours' => '1,250', 'serial' => 'KBU-1', 'condition' => 'good'] + self::DETAILS;

    protected function setUp(): void
    {
        parent::setUp();
        $this->unlimited();
        $this->limit(array_merge(get_option(Limits::OPTION), ['inquiry_pictures' => [0, 1]]));
        wp_set_current_user(0);
    }

    protected function tearDown(): void
    {
        $this->forgetAll();
        parent::tearDown();
    }

    public function testOfEveryFileOnlyThePixelsAreKept(): void
    {
        $faults = [];
        $limit = 0;
        foreach ([...UploadedFiles::hostile(), ...array_slice([...UploadedFiles::good()], 0, 40)] as $name => [$bytes, $expected]) {
            try {
                $picture = $this->pictures()->take($bytes);
                $kept = (string) file_get_contents($this->pictures()->path($picture));
                $size = getimagesizefromstring($kept);
                $faults[$name] = match (true) {
                    is_string($expected) => 'it was taken',
                    false === $size || 'image/jpeg' !== $size['mime'] || [$size[0], $size[1]] !== [$picture->width, $picture->height] => 'it is no such JPEG',
                    max($picture->width, $picture->height) > 1_600 => 'it is too large',
                    1 === preg_match('/coleman-was-here|<script|GPS|EXIF|Exif|XMP |xmpmeta|ICC_PROFILE|Photoshop/', $kept, $leak) => 'it has ' . $leak[0],
                    default => '',
                };
            } catch (PictureRefused $refusal) {
                $faults[$name] = is_string($expected) && str_contains($refusal->getMessage(), $expected) ? '' : $refusal->getMessage();
            }
            if (++$limit % 20 === 0) {
                $this->forgetAll();
            }
        }
        self::assertCount(70, $faults);
        self::assertSame([], array_filter($faults));
        $this->forgetAll();
        self::assertSame([], $this->files(), 'a refused file leaves nothing');
    }

    public function testPicturesGoWithTheirInquiryAndOnlyLeadsSeeThem(): void
    {
        $tokens = [$this->sent(1), $this->sent(2)];
        $answer = $this->inquire($tokens, ['Idempotency-Key' => str_repeat('b', 32)]);
        self::assertSame(200, $answer->get_status(), (string) wp_json_encode($answer->get_data()));
        $lead = $this->lead();
        // The same again is answered as the first time, though its pictures have an inquiry now.
        self::assertSame($answer->get_data(), $this->inquire($tokens, ['Idempotency-Key' => str_repeat('b', 32)])->get_data());
        $kept = $this->pictures()->ofLead($lead->id);
        self::assertSame($tokens, array_map(static fn (LeadPicture $picture): string => $picture->token, $kept), 'in the order of the form');
        $mail = parent::mails()['lead-desk'];
        self::assertSame(2, $mail['payload']['pictures']);
        self::assertStringContainsString('2 pictures', (string) wp_json_encode($this->modules()->mail->templates()->write('lead-desk', $mail['payload'])->pieces ?? []));

        $this->as('coleman_sales');
        $seen = $this->desk('GET', "/leads/{$lead->id}");
        self::assertSame(array_map(static fn (LeadPicture $picture): int => $picture->id, $kept), array_column($seen['pictures'], 'id'));
        self::assertTrue($seen['may_enter']);
        $file = $this->call('GET', "/desk/leads/{$lead->id}/pictures/{$kept[0]->id}");
        self::assertSame(200, $file->get_status());
        self::assertInstanceOf(File::class, $file->get_data());
        self::assertSame('private, no-store', $file->get_headers()['Cache-Control']);
        // Of another inquiry, or of none, there is no such picture.
        $this->refused(404, 'coleman_picture_not_found', 'GET', "/leads/{$lead->id}/pictures/999999");
        foreach (['coleman_parts_desk', 'subscriber'] as $role) {
            $this->as($role);
            $this->refused(403, 'rest_forbidden', 'GET', "/leads/{$lead->id}/pictures/{$kept[0]->id}");
        }
        // Neither a second inquiry nor another kind takes them.
        wp_set_current_user(0);
        $this->inquire($tokens);
        self::assertSame([], $this->pictures()->ofLead($this->lead()->id));
        $this->inquire([$this->sent(3)], kind: 'contact');
        self::assertSame([], $this->pictures()->ofLead($this->lead()->id));
    }

    public function testWhatIsWrongWithPicturesIsNamed(): void
    {
        $refused = fn (\WP_REST_Response $answer): array => [$answer->get_status(), $this->body($answer)['code'], array_keys($this->body($answer)['data']['params'] ?? [])];
        self::assertSame([400, 'rest_invalid_param', ['pictures']], $refused($this->inquire([str_repeat('a', 32)])));
        self::assertSame([400, 'rest_invalid_param', ['pictures']], $refused($this->inquire(array_fill(0, 9, str_repeat('a', 32)))));
        self::assertSame([400, 'rest_invalid_param', ['pictures']], $refused($this->inquire(['../../etc/passwd'])));
        self::assertSame([422, 'coleman_picture_refused', []], $refused($this->send('%PDF-1.7')));
        self::assertSame([413, 'coleman_too_large', []], $refused($this->send(str_repeat('a', LeadPictures::MOST_BYTES + 1))));
        self::assertSame([415, 'coleman_not_a_file', []], $refused($this->send('{}', 'application/json')));
        self::assertSame([], $this->files());
        // Refused files count: they cost the same.
        $this->limit(array_merge(get_option(Limits::OPTION), ['inquiry_pictures' => [2, 600]]));
        $statuses = $this->inOneMoment(fn (): array => array_map(fn (int $seed): int => $this->send(UploadedFiles::jpeg($seed, 40, 30))->get_status(), [1, 2, 3]));
        self::assertSame([201, 201, 429], $statuses);
    }

    public function testTheyGoWithThePersonAndThoseThatWaitForNothingGoAfterADay(): void
    {
        $this->inquire([$this->sent(1)]);
        $kept = $this->sent(2);
        $lead = $this->lead();
        self::assertCount(2, $this->files());
        $this->modules()->leads->pictures()->sweep();
        self::assertCount(2, $this->files(), 'a young one waits');
        self::assertSame(1, $this->modules()->leads->personalData()->eraseOlderThan(-1));
        self::assertSame([], $this->pictures()->ofLead($lead->id));
        self::assertCount(1, $this->files(), 'the files of the person are gone at once');
        $this->withModulesAt(new FixedClock((new \DateTimeImmutable('+25 hours'))->format('Y-m-d H:i:s')), fn () => $this->modules()->leads->pictures()->sweep());
        self::assertSame([], $this->files());
        $this->expectException(ApiError::class);
        $this->pictures()->named([$kept]);
    }

    public function testATradeInIsEnteredAtTheInventoryWithItsPictures(): void
    {
        $this->inquire([$this->sent(1), $this->sent(2)]);
        $lead = $this->lead();
        $this->as('coleman_sales');
        $draft = $this->desk('GET', "/leads/{$lead->id}/machine");
        self::assertSame([$lead->reference, 2], [$draft['reference'], $draft['pictures']]);
        $kubota = (int) $this->modules()->foundation->connection()->value("SELECT id FROM {brands} WHERE name = 'Kubota'");
        self::assertSame(['brand_id' => $kubota, 'model' => 'L3901', 'model_year' => 2019, 'meter_hours' => 1250, 'serial_number' => 'KBU-1', 'location_id' => $lead->locationId], $draft['values']);
        // What the form lacks is named at its field, and nothing is added.
        $faults = $this->refused(400, 'rest_invalid_param', 'POST', "/leads/{$lead->id}/machine", ['values' => $draft['values']]);
        self::assertEqualsCanonicalizing(['category_id', 'stock_number'], array_diff(array_keys($faults['params']), ['location_id']));
        $category = (int) $this->modules()->foundation->connection()->value('SELECT MIN(id) FROM {equipment_categories}');
        ['id' => $id] = $this->desk('POST', "/leads/{$lead->id}/machine", ['values' => ['category_id' => $category, 'location_id' => 2, 'stock_number' => ' trade-1', 'machine_condition' => 'used'] + $draft['values']], 201);
        try {
            $item = $this->desk('GET', "/inventory/machines/{$id}");
            self::assertSame(['L3901', 2019, 1250, 'KBU-1', 'TRADE-1'], array_map(static fn (string $name): mixed => $item['values'][$name], ['model', 'model_year', 'meter_hours', 'serial_number', 'stock_number']));
            self::assertCount(2, $item['values']['pictures']);
            $notes = array_column($this->desk('GET', "/leads/{$lead->id}")['events'], 'text');
            self::assertSame('Entered at the inventory with the stock number TRADE-1.', $notes[0]);
            // The machine keeps its pictures when the person is forgotten.
            $this->modules()->leads->personalData()->eraseOlderThan(-1);
            self::assertCount(2, $this->desk('GET', "/inventory/machines/{$id}")['values']['pictures']);
        } finally {
            $version = $this->desk('GET', "/inventory/machines/{$id}")['version'];
            $this->call('POST', "/desk/inventory/machines/{$id}/remove", ['version' => $version]);
        }
        // A make that is not sold here stands before the model.
        wp_set_current_user(0);
        $this->inquire([], details: ['make' => 'John  Deere', 'model' => '560']);
        $other = $this->lead();
        $this->as('coleman_rental_desk');
        $this->refused(403, 'rest_forbidden', 'GET', "/leads/{$other->id}/machine");
        $this->as('coleman_sales');
        self::assertSame([0, 'John  Deere 560'], [$this->desk('GET', "/leads/{$other->id}/machine")['values']['brand_id'], $this->desk('GET', "/leads/{$other->id}/machine")['values']['model']]);
        wp_set_current_user(0);
        $this->inquire([], kind: 'contact');
        $this->as('coleman_sales');
        $this->refused(409, 'coleman_lead_no_trade_in', 'GET', "/leads/{$this->lead()->id}/machine");
    }

    private function pictures(): LeadPictures
    {
        return $this->modules()->leads->pictures();
    }

    /** @return string the token */
    private function sent(int $seed): string
    {
        $answer = $this->send(UploadedFiles::jpeg($seed, 320, 240));
        self::assertSame(201, $answer->get_status(), (string) wp_json_encode($answer->get_data()));

        return $this->body($answer)['results']['token'];
    }

    private function send(string $file, string $type = 'application/octet-stream'): \WP_REST_Response
    {
        $_SERVER['HTTP_ORIGIN'] ??= home_url();
        $request = new \WP_REST_Request('POST', '/coleman/v1/inquiries/pictures');
        $request->set_body($file);
        $request->set_header('Content-Type', $type);
        $before = $_SERVER['REQUEST_METHOD'] ?? 'GET';
        $_SERVER['REQUEST_METHOD'] = 'POST';
        try {
            $response = rest_do_request($request);
        } finally {
            $_SERVER['REQUEST_METHOD'] = $before;
        }

        return $response->is_error() ? rest_convert_error_to_response($response->as_error() ?? new \WP_Error()) : $response;
    }

    /**
     * @param list<string> $pictures
     * @param array<string, string> $headers
     * @param array<string, string> $details
     */
    private function inquire(array $pictures, array $headers = [], string $kind = 'trade_in', array $details = []): \WP_REST_Response
    {
        return $this->call('POST', '/inquiries', ['kind' => $kind, 'branch' => '2', 'pictures' => $pictures, 'details' => $details + ([] === $headers ? ['comments' => uniqid()] : []) + self::TRADE_IN], $headers);
    }

    /** @return list<string> */
    private function files(): array
    {
        return glob(WP_CONTENT_DIR . '/coleman-pictures/inquiries/*/*') ?: [];
    }

    private function forgetAll(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {lead_pictures}');
        array_map(unlink(...), $this->files());
    }
}
