<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** What stands behind "Help" at the top of each of our screens. */
final class ScreenHelp
{
    /** On the screen that is about to be shown. */
    public static function add(Screen $screen): void
    {
        foreach (self::tabs($screen->name) as $number => [$title, $sentences]) {
            get_current_screen()?->add_help_tab([
                'id' => sprintf('coleman-%s-%d', $screen->name, $number),
                'title' => $title,
                'content' => implode('', array_map(static fn (string $sentence): string => '<p>' . esc_html($sentence) . '</p>', $sentences)),
            ]);
        }
    }

    /** @return list<array{string, list<string>}> the title and sentences of each tab */
    public static function tabs(string $screen): array
    {
        return match ($screen) {
            'orders' => [
                [__('Work through orders', 'coleman'), [
                    __('To do shows the orders that need you. Open one to confirm it, price it, ship it or hand it over.', 'coleman'),
                    __('The customer gets an email when you confirm, quote, ship or cancel an order, and when it is ready for pickup. A hold is not told to the customer.', 'coleman'),
                ]],
                [__('Find an order', 'coleman'), [
                    __('Search for an order number, name, company, email, phone number, PO number or part number, or the beginning of one.', 'coleman'),
                ]],
            ],
            'stock' => [
                [__('Correct a count', 'coleman'), [
                    __('Enter a part number, with or without dashes. Choose “Enter a count” and count every piece on the shelf, also those held for orders.', 'coleman'),
                    __('Your count applies until a newer file arrives.', 'coleman'),
                ]],
            ],
            'rentals' => [
                [__('Work through requests', 'coleman'), [
                    __('A request reserves nothing. Send a price, or confirm a unit: then the unit is reserved and the customer gets an email.', 'coleman'),
                    __('A unit is reserved from the first day until it is back and the days between rentals have passed.', 'coleman'),
                ]],
                [__('Calendar', 'coleman'), [
                    __('Select a bar to open its rental. Select a unit’s number to block days for the shop.', 'coleman'),
                ]],
            ],
            'leads' => [
                [__('Answer an inquiry', 'coleman'), [
                    __('Write the answer here: the customer gets it by email, and it stays with the inquiry.', 'coleman'),
                    __('Inquiries that wait too long are reported to the recipient in Settings > Leads. Only open hours of the branch count.', 'coleman'),
                ]],
            ],
            'audit' => [
                [__('Staff log', 'coleman'), [
                    __('It says who exported a list or changed settings, webhooks or someone’s rights, when, and from what to what.', 'coleman'),
                    __('No one can change it. Entries are deleted automatically after the days in Settings > Staff log.', 'coleman'),
                ]],
            ],
            'integrations' => [
                [__('Webhooks', 'coleman'), [
                    __('A webhook tells another system what happens here: it gets a signed message for each event that you choose.', 'coleman'),
                    __('What can’t be delivered is tried again for half a day. After that it is given up, and you can send it again.', 'coleman'),
                ]],
            ],
            'inventory' => [
                [__('Machines, rentals, branches and people', 'coleman'), [
                    __('What you change here shows on the website at once.', 'coleman'),
                    __('A field that you have changed by hand is kept: feeds don’t overwrite it until you release it.', 'coleman'),
                ]],
            ],
            'part-pictures', 'used-pictures', 'other-pictures' => self::pictures($screen),
            'diagrams' => [
                [__('Make a parts book', 'coleman'), [
                    __('Add a model, add its diagrams, then open a diagram to add its drawing, its rows and the places of their numbers.', 'coleman'),
                    __('Visitors see nothing of a diagram until you publish it. Your draft is saved as you work.', 'coleman'),
                ]],
                [__('Place numbers', 'coleman'), [
                    __('Draw a rectangle around a number with the mouse or a finger. Move it by dragging, resize it by its corners.', 'coleman'),
                    __('With the keyboard: Tab goes from number to number, arrow keys move by 1%, with Shift by 0.1%, with Ctrl they resize, Delete removes.', 'coleman'),
                ]],
                [__('Feeds', 'coleman'), [
                    __('What you have published is kept. If a feed has another drawing or other rows, you choose whether to take them.', 'coleman'),
                ]],
            ],
            'website' => [
                [__('Announcements', 'coleman'), [
                    __('An announcement stands at the top of every page from its start to its end, in the branches’ time. Visitors can dismiss it.', 'coleman'),
                ]],
                [__('Redirects', 'coleman'), [
                    __('A redirect leads visitors of an old address to a new one. It never hides a page, unless you say so.', 'coleman'),
                    __('Import a list from a CSV file with the columns old address, new address and status. If one row is wrong, nothing is imported.', 'coleman'),
                ]],
            ],
            'search-words' => [
                [__('Search words', 'coleman'), [
                    __('Enter what people type and what the catalog calls it: “bush hog” then also finds “rotary cutter”. Plurals, joined words and units such as 12v need no entry.', 'coleman'),
                    __('The list shows how many searches each one helped.', 'coleman'),
                ]],
                [__('Found nothing', 'coleman'), [
                    __('Open a text to make a search word of it. Texts are counted by day and kept for 400 days, without names.', 'coleman'),
                ]],
                [__('Other makers’ numbers', 'coleman'), [
                    __('A search for another maker’s number shows our part first, as “Equal to”. A feed of the kind interchanges brings many; what you enter here stays.', 'coleman'),
                ]],
            ],
            'demand' => [
                [__('Wanted', 'coleman'), [
                    __('What customers asked to be told of on the website, and how many of them. Buy and price by it.', 'coleman'),
                    __('Only addresses that were confirmed count. Customers get an email automatically, once a day at most; a part that came in leaves the list.', 'coleman'),
                ]],
            ],
            'customers' => [
                [__('Accounts', 'coleman'), [
                    __('Find accounts by name, company, email, phone or account number.', 'coleman'),
                    __('A tax exemption needs a certificate number and lasts through the date that you enter.', 'coleman'),
                ]],
            ],
            'feeds' => [
                [__('Import a file', 'coleman'), [
                    __('Upload a file to see what it would change. Nothing changes before you import it.', 'coleman'),
                    __('A file that would change unusually much is on hold until you import or discard it. The last import can be undone.', 'coleman'),
                ]],
            ],
            'mail' => [
                [__('Outbox', 'coleman'), [
                    __('“Sent” means that the mail server accepted the email. Emails that fail are tried six times over about 15 hours.', 'coleman'),
                ]],
                [__('Words of emails', 'coleman'), [
                    __('Under Templates, choose an email to customers and select “Change the words”. The preview shows it with sample data.', 'coleman'),
                    __('Fields such as {order_number} are filled in for each customer.', 'coleman'),
                ]],
            ],
            'settings' => [
                [__('Settings', 'coleman'), [
                    __('A group is saved as a whole. If something is wrong, it is said at its field and nothing is saved.', 'coleman'),
                    __('Save the mail settings before you send a test email: the test uses the saved ones.', 'coleman'),
                ]],
            ],
            default => [],
        };
    }

    /** @return list<array{string, list<string>}> */
    private static function pictures(string $screen): array
    {
        return [
            [__('Add pictures', 'coleman'), [
                match ($screen) {
                    'part-pictures' => __('Name the files after the part number, in any spelling: AB123.jpg, AB123_2.jpg. Drop them, or a whole folder, anywhere on the screen.', 'coleman'),
                    'used-pictures' => __('Name the files, or their folder, after the stock number: U2061_1.jpg, U2061/front.jpg. Drop them anywhere on the screen.', 'coleman'),
                    default => __('Choose a tab, then drop the files anywhere on the screen. Files that are named after the item are matched automatically.', 'coleman'),
                },
                __('You see what each file was matched to before anything is uploaded, and can change it. JPEG, PNG, WebP, AVIF and GIF up to 20 MB, 30 pictures per item.', 'coleman'),
                __('If the connection breaks, the upload continues automatically. After a reload, choose the same files again: only what is missing is sent.', 'coleman'),
            ]],
            [__('Order and descriptions', 'coleman'), [
                __('Open an item to change the order of its pictures. The first one is shown in lists. Your pictures come before those of a feed.', 'coleman'),
                __('Describe what a picture shows for people who can’t see it. The focus is what stays in sight where a picture is cut, for example in a gallery.', 'coleman'),
                __('A picture from a feed can be hidden, not removed: the next file would add it again. The last change of an item can be undone.', 'coleman'),
            ]],
        ];
    }
}
